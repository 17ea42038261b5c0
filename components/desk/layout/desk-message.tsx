import type { ReactNode } from 'react'
import { DeskLink } from '#components/desk/form/desk-button'
import { DeskPage } from '#components/desk/layout/desk-page'
import { narrowPageClass } from '#components/desk/layout/page-styles'
import { deskPath } from '#lib/auth/desk-paths'
import { getDeskTranslations } from '#lib/desk/desk-locale'

/**
 * The page that the desk shows for an unknown address (`notFound`). While the database is
 * unavailable, the desk shows this page for any address (`away`).
 */
export async function DeskMessage({ reason }: { reason: 'notFound' | 'away' }): Promise<ReactNode> {
  const t = await getDeskTranslations()
  const action = t(reason === 'away' ? 'away.retry' : 'toStart')
  return (
    <DeskPage title={t(`${reason}.title`)} className={narrowPageClass}>
      <p>{t(`${reason}.text`)}</p>
      <DeskLink look="primary" extra="justify-self-start" href={deskPath} text={action} />
    </DeskPage>
  )
}
