import { DeskForm } from '#components/staff/desk-form'
import type { LeadView } from '#lib/desk/view'
import { isWholePhone } from '#lib/leads/phone'
import { deskWords } from '#lib/desk/words'

/** Erases for good, once the person has said that they are sure. */
export async function EraseForm({ view, path }: { view: LeadView; path: string }) {
  const t = await deskWords('Staff')
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
