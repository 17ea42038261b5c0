import { wordOf, type LeadWords } from '#components/staff/lead-words'
import type { LeadEvent } from '#lib/desk/event'
import type { Lead } from '#lib/leads/lead'
import { deskWords } from '#lib/desk/words'

type LeadHistoryProps = { events: readonly LeadEvent[]; lead: Lead; words: LeadWords }

/** Who did what when, the latest first. */
export async function LeadHistory({ events, lead, words }: LeadHistoryProps) {
  const t = await deskWords('Staff')
  const { at, name } = words
  return (
    <section aria-labelledby="history">
      <h3 id="history">{t('lead.history')}</h3>
      <ol className="lead-history">
        {events.map(({ id, at: time, staffId, action, detail }) => (
          <li key={id}>
            <time dateTime={time}>{at(time)}</time>
            <span>
              {name(staffId)}: {wordOf(t, `audit.actions.${action}`)}
              {detail.reason !== undefined && <>, {wordOf(t, `reasons.${detail.reason}`)}</>}
              {detail.dueAt !== undefined && <>, {at(detail.dueAt)}</>}
              {detail.of !== undefined && <>, № {detail.of}</>}
              {detail.note !== undefined && <q className="lead-text">{detail.note}</q>}
            </span>
          </li>
        ))}
        <li>
          <time dateTime={lead.createdAt}>{at(lead.createdAt)}</time>
          <span>{t('lead.arrived')}</span>
        </li>
      </ol>
    </section>
  )
}
