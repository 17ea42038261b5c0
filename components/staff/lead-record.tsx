import type { LeadWords } from '#components/staff/lead-words'
import { localeDetails } from '#lib/i18n/locales'
import type { LeadView } from '#lib/desk/view'
import { flatten } from '#lib/leads/csv'
import { deskWords } from '#lib/desk/words'

/** The text that was accepted, and everything else that is kept, by the names it has in the CSV. */
export async function LeadRecord({ view: { lead, consent }, words: { at } }: { view: LeadView; words: LeadWords }) {
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
