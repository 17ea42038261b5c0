import { deskPath } from '#lib/auth/desk-paths'
import type { ReactNode } from 'react'
import { aloneClass, DeskLink, pageClass } from '#components/desk/field'
import { deskWords } from '#lib/desk/words'

type DeskPageProps = { title: string; className?: string; children: ReactNode }

/** A page of the desk under its title, which is the browser's too. */
export function DeskPage({ title, className = pageClass, children }: DeskPageProps) {
  return (
    <div className={className}>
      <DeskTitle text={title} />
      <h1 className="title-2 col-span-full">{title}</h1>
      {children}
    </div>
  )
}

export async function DeskTitle({ text }: { text: string }) {
  const t = await deskWords('Staff')
  return <title>{`${text} · ${t('name')}`}</title>
}

export async function DeskMessage({ reason }: { reason: 'notFound' | 'away' }) {
  const t = await deskWords('Staff')
  const action = t(reason === 'away' ? 'away.retry' : 'toStart')
  return (
    <DeskPage title={t(`${reason}.title`)} className={aloneClass}>
      <p>{t(`${reason}.text`)}</p>
      <DeskLink look="primary" extra="justify-self-start" href={deskPath} text={action} />
    </DeskPage>
  )
}
