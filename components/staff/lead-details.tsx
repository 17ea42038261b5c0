import { DeskForm, DoButton } from '#components/staff/field'
import { wordOf, type LeadWords } from '#components/staff/lead-words'
import { leadPath } from '#lib/auth/paths'
import type { LeadView } from '#lib/desk/lists'
import { deskWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { flatten } from '#lib/leads/csv'
import { isWholePhone } from '#lib/leads/phone'

type LeadDetailsProps = { view: LeadView; words: LeadWords }

export function LeadDeliveries({ view: { entry, deliveries }, words }: LeadDetailsProps) {
  const { t, at, person } = words
  const path = leadPath(entry.number)
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

export async function LeadRecord({ view: { lead, consent }, words: { at } }: LeadDetailsProps) {
  const t = await deskWords('Staff')
  const fields = Object.entries(flatten(lead)).filter(([, value]) => value !== null && value !== '')
  return (
    <section aria-labelledby="record">
      <h3 id="record">{t('record.title')}</h3>
      <p className="desk-muted">{t('lead.consentOf', { time: at(lead.consentAt), version: lead.consentVersion })}</p>
      {consent === null ? (
        <p>{t('record.unknown')}</p>
      ) : (
        <>
          <blockquote lang={localeDetails[lead.consentLanguage].tag} className="lead-text">
            {consent.sentence}
          </blockquote>
          <ul>
            {consent.documents.map(({ file, hash }) => (
              <li key={file} className="desk-muted lead-code">
                {file}, SHA-256 {hash}
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary className="desk-link">{t('record.all')}</summary>
        <dl className="lead-facts">
          {fields.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="lead-code">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

export function EraseForm({ view: { entry, lead, samePhone }, words: { t } }: LeadDetailsProps) {
  return (
    <section aria-labelledby="erase">
      <h3 id="erase">{t('erase.title')}</h3>
      <p className="desk-muted">{t('erase.text')}</p>
      <details>
        <summary className="desk-button is-quiet">{t('erase.open')}</summary>
        <DeskForm
          action="/api/staff/erase"
          fields={{ number: String(entry.number), to: leadPath(entry.number) }}
          className="lead-choices"
        >
          <label className="desk-check">
            <input type="checkbox" name="sure" value="yes" required /> {t('erase.sure')}
          </label>
          <button className="desk-button is-danger" name="scope" value="lead">
            {t('erase.lead', { number: String(entry.number) })}
          </button>
          {isWholePhone(lead.phone) && samePhone.length > 0 && (
            <button className="desk-button is-danger" name="scope" value="phone">
              {t('erase.phone', { count: String(samePhone.length + 1) })}
            </button>
          )}
        </DeskForm>
      </details>
    </section>
  )
}
