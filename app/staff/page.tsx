import type { Metadata } from 'next'
import { KeysHelp } from '#components/staff/keys-help'
import { LeadPanel } from '#components/staff/lead-panel'
import { leadWords } from '#components/staff/lead-words'
import { LiveQueue } from '#components/staff/live-queue'
import { NobodyWaits } from '#components/staff/nobody-waits'
import { Notice } from '#components/staff/notice'
import { queueList, queueTexts } from '#components/staff/queue-list'
import { SearchForm } from '#components/staff/search-form'
import { openDesk } from '#lib/leads/desk/desk'
import { view as viewLead } from '#lib/leads/desk/view'
import { requireStaff } from '#lib/staff/require-staff'
import { deskWords } from '#lib/staff/words'
import { deskPath } from '#lib/staff/paths'

export async function generateMetadata(): Promise<Metadata> {
  const t = await deskWords('Staff')
  return { title: t('tabs.queue') }
}

const pathOf = (number: number) => `/staff?lead=${number}`

/** Whom to call; beside it, or in its place on a phone, one of them. */
export default async function QueuePage({ searchParams }: PageProps<'/staff'>) {
  const person = await requireStaff()
  const params = await searchParams
  const desk = await openDesk()
  const words = await leadWords(person, desk)
  const { t } = words
  const list = await queueList(person, desk)
  const numbers = [...list.callbacks, ...list.fresh].map(({ number }) => number)
  const asked = Number(params['lead']) || null
  const chosen = asked ?? numbers[0] ?? null
  const view = chosen === null ? null : await viewLead(person, desk, chosen)
  const place = chosen === null ? 0 : numbers.indexOf(chosen) + 1
  return (
    <div className={asked === null ? 'desk-leads' : 'desk-leads is-chosen'}>
      <div className="desk-bar">
        <h1>{t('tabs.queue')}</h1>
        <SearchForm tab="all" />
        <KeysHelp />
      </div>
      <Notice params={params} view={view} words={words} toLead={pathOf} />
      <div className="desk-split">
        <div className="desk-queue">
          <LiveQueue first={list} chosen={chosen} empty={<NobodyWaits now={desk.now} />} texts={await queueTexts()} />
        </div>
        {chosen !== null && (
          <article className="desk-panel" aria-label={t('lead.title', { number: chosen })}>
            <p className="desk-back">
              <a className="desk-link" href={deskPath}>
                {t('toQueue')}
              </a>
              {place > 0 && <span>{t('queue.place', { place, count: numbers.length })}</span>}
              <a className="desk-link" href={`/staff/leads/${chosen}`}>
                {t('lead.everything')}
              </a>
            </p>
            {view ? (
              <LeadPanel view={view} words={words} now={desk.now} to={pathOf(chosen)} next="/staff" />
            ) : (
              <p>{t('said.gone', { number: chosen })}</p>
            )}
          </article>
        )}
      </div>
    </div>
  )
}
