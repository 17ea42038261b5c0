import { DeskForm } from '#components/staff/desk-form'
import type { LeadWords } from '#components/staff/lead-words'
import type { LeadView } from '#lib/leads/desk/view'
import { isWholePhone } from '#lib/leads/phone'

/** Erases for good, once the person has said that they are sure. */
export function EraseForm({ view, words: { t }, path }: { view: LeadView; words: LeadWords; path: string }) {
  const { entry, lead, samePhone } = view
  return (
    <section aria-labelledby="erase">
      <h3 id="erase">{t('erase.title')}</h3>
      <p className="desk-muted">{t('erase.text')}</p>
      <details>
        <summary className="desk-button is-quiet">{t('erase.open')}</summary>
        <DeskForm
          action="/api/staff/erase"
          fields={{ number: String(entry.number), to: path }}
          className="lead-choices"
        >
          <label className="desk-check">
            <input type="checkbox" name="sure" value="yes" required /> {t('erase.sure')}
          </label>
          <button className="desk-button is-danger" name="scope" value="lead">
            {t('erase.lead', { number: entry.number })}
          </button>
          {isWholePhone(lead.phone) && samePhone.length > 0 && (
            <button className="desk-button is-danger" name="scope" value="phone">
              {t('erase.phone', { count: samePhone.length + 1 })}
            </button>
          )}
        </DeskForm>
      </details>
    </section>
  )
}
