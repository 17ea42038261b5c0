import { KeysHelp } from '#components/staff/keys-help'
import { leadWords } from '#components/staff/lead-words'
import { LiveQueue } from '#components/staff/live-queue'
import { NobodyWaits, queueList, QueuePanel, queueTexts } from '#components/staff/queue-list'
import { Notice } from '#components/staff/notice'
import { SearchForm } from '#components/staff/field'
import { openDesk } from '#lib/desk/entry'
import { view as viewLead } from '#lib/desk/lists'
import { besideQueue } from '#lib/auth/paths'
import { requireStaff } from '#lib/auth/require-staff'
import { deskTitle } from '#lib/desk/words'

export const generateMetadata = deskTitle('tabs.queue')

export default async function QueuePage({ searchParams }: PageProps<'/staff'>) {
  const person = await requireStaff('reception')
  const params = await searchParams
  const desk = await openDesk()
  const words = await leadWords(person, desk)
  const { t } = words
  const list = await queueList(words, desk)
  const numbers = [...list.callbacks, ...list.fresh].map(({ number }) => number)
  const asked = Number(params['lead']) || null
  const chosen = asked ?? numbers[0] ?? null
  const view = chosen === null ? null : await viewLead(person, desk, chosen)
  return (
    <div className={asked === null ? 'desk-leads' : 'desk-leads is-chosen'}>
      <div className="desk-bar">
        <h1>{t('tabs.queue')}</h1>
        <SearchForm tab="all" />
        <KeysHelp />
      </div>
      <Notice params={params} view={view} words={words} toLead={besideQueue} />
      <div className="desk-split">
        <div className="desk-queue">
          <LiveQueue first={list} chosen={chosen} empty={<NobodyWaits now={desk.now} />} texts={await queueTexts()} />
        </div>
        {chosen !== null && <QueuePanel number={chosen} view={view} words={words} numbers={numbers} />}
      </div>
    </div>
  )
}
