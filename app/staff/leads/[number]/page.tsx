import { DeskLink } from '#components/staff/field'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EraseForm, LeadDeliveries, LeadRecord } from '#components/staff/lead-details'
import { KeysHelp } from '#components/staff/keys-help'
import { LeadPanel } from '#components/staff/lead-panel'
import { leadWords } from '#components/staff/lead-words'
import { Notice } from '#components/staff/notice'
import { openDesk } from '#lib/desk/entry'
import { view as viewLead } from '#lib/desk/lists'
import { requireStaff } from '#lib/auth/require-staff'
import { deskWords } from '#lib/desk/words'
import { deskPath, leadPath } from '#lib/auth/paths'

export async function generateMetadata({ params }: PageProps<'/staff/leads/[number]'>): Promise<Metadata> {
  const t = await deskWords('Staff')
  return { title: t('lead.title', { number: (await params).number }) }
}

export default async function LeadPage({ params, searchParams }: PageProps<'/staff/leads/[number]'>) {
  const person = await requireStaff('reception')
  const desk = await openDesk()
  const view = await viewLead(person, desk, Number((await params).number))
  if (!view) notFound()
  const t = await deskWords('Staff')
  const words = await leadWords(person, desk)
  const { number } = view.entry
  const path = leadPath(number)
  return (
    <div className="desk-leads desk-lead">
      <div className="desk-bar">
        <h1>{t('lead.title', { number: String(number) })}</h1>
        <DeskLink href={deskPath}>{t('toQueue')}</DeskLink>
        <KeysHelp />
      </div>
      <Notice params={await searchParams} view={view} words={words} toLead={() => path} />
      <div className="desk-split">
        <article className="desk-panel" aria-label={t('lead.title', { number: String(number) })}>
          <LeadPanel view={view} words={words} to={path} next={path} />
        </article>
        <div className="desk-panel">
          <LeadDeliveries view={view} words={words} />
          <LeadRecord view={view} words={words} />
          {person.role === 'admin' && <EraseForm view={view} words={words} />}
        </div>
      </div>
    </div>
  )
}
