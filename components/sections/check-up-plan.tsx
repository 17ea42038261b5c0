import { getTranslations } from 'next-intl/server'
import { checkUpPlan } from '#content/check-up-plan'
import { clinic } from '#content/clinic'
import { PlanFinding } from '#components/sections/plan-finding'
import { PlanWeeks } from '#components/sections/plan-weeks'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { joinHeadingWords } from '#lib/text/short-words'

/** The written plan as an example: a sheet of its own on paper. */
export async function CheckUpPlan() {
  const t = await getTranslations('CheckUpPlan')
  const locale = await currentLocale()
  const { label, note, findings, actions, nextCheck } = checkUpPlan
  return (
    <section aria-labelledby="plan-title" className="section bg-wash">
      <div className="wrap plan">
        <div className="plan-words">
          <h2 id="plan-title" className="title-2">
            {joinHeadingWords(t('title'))}
          </h2>
          <p className="lead">{t('lead')}</p>
        </div>
        <article className="sheet" aria-label={label[locale]}>
          <div className="sheet-head">
            <p>{clinic.name[locale]}</p>
            <p className="sheet-label">{label[locale]}</p>
          </div>
          <h3>{t('findings')}</h3>
          <ul className="sheet-findings">
            {findings.map((finding) => (
              <PlanFinding key={finding.marker.id} finding={finding} />
            ))}
          </ul>
          <div className="sheet-part">
            <h3>{t('actions')}</h3>
            <p className="sheet-note">{t('actionsNote')}</p>
            <ul className="sheet-actions">
              {actions.map(({ weeksAfterVisit, text }) => (
                <li key={weeksAfterVisit}>
                  <p>{text[locale]}</p>
                  <p className="figure">{t('within', { weeks: weeksAfterVisit })}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="sheet-part">
            <h3>{t('nextCheck', { weeks: nextCheck.weeksAfterVisit })}</h3>
            <p className="sheet-note">{t('weeksNote')}</p>
            <PlanWeeks />
            <p>{nextCheck.text[locale]}</p>
          </div>
          <div className="sheet-foot">
            <p>{note[locale]}</p>
            <p className="figure">{formatPhone(clinic.phone)}</p>
          </div>
        </article>
      </div>
    </section>
  )
}
