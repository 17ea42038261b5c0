import { DeskForm } from '#components/staff/desk-form'
import { DoButton } from '#components/staff/do-button'
import { wordOf, type LeadWords } from '#components/staff/lead-words'
import type { LeadView } from '#lib/desk/view'
import { deskWords } from '#lib/desk/words'

type LeadDeliveriesProps = { view: LeadView; words: LeadWords; path: string }

/** Where the lead was sent to, how often it was tried, and why it failed; admins try again or hold it. */
export async function LeadDeliveries({ view: { entry, deliveries }, words, path }: LeadDeliveriesProps) {
  const t = await deskWords('Staff')
  const { at, person } = words
  const fields = { number: String(entry.number), to: path, next: path }
  return (
    <section aria-labelledby="deliveries" className="lead-deliveries">
      <h3 id="deliveries">{t('delivery.title')}</h3>
      {deliveries.length === 0 && <p className="desk-muted">{t('delivery.none')}</p>}
      <ul>
        {deliveries.map(({ id, channel, status, attempts, deliveredAt, nextAttemptAt, lastError }) => (
          <li key={id}>
            <b>{wordOf(t, `delivery.channels.${channel}`)}</b>: {wordOf(t, `delivery.states.${status}`)}
            {status === 'delivered' && deliveredAt !== null && <>, {at(deliveredAt)}</>}
            {status === 'pending' && <>, {t('delivery.next', { time: at(nextAttemptAt) })}</>}
            <small>
              {t('delivery.attempts', { count: attempts })}
              {lastError !== null && <q className="lead-text">{lastError}</q>}
            </small>
          </li>
        ))}
      </ul>
      {person.role === 'admin' && !entry.suspected && (
        <DeskForm action="/api/staff/lead" fields={fields} className="desk-bar-do">
          <DoButton what="tryAgain" />
          {deliveries.some(({ status }) => status === 'pending') && <DoButton what="hold" />}
        </DeskForm>
      )}
    </section>
  )
}
