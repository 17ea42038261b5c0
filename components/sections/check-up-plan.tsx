import { getTranslations } from 'next-intl/server'
import { checkUpPlan } from '#content/check-up-plan'
import { clinic } from '#content/clinic'
import { toPercent } from '#lib/figures/scale'
import { currentLocale } from '#lib/i18n/current-locale'
import { formatPhone } from '#lib/leads/phone'
import { formatNumber } from '#lib/text/format'
import { joinHeadingWords } from '#lib/text/short-words'

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

/** What the first tests showed of one value: where it lies, how far from its range, and what that means. */
async function PlanFinding({ finding }: { finding: (typeof checkUpPlan.findings)[number] }) {
  const t = await getTranslations('RangeReport')
  const locale = await currentLocale()
  const { marker, meaning } = finding
  const [from, to] = marker.range
  const [value] = marker.values
  const number = (value: number) => formatNumber(locale, value, marker.digits)
  const unit = marker.unit[locale].replaceAll(' ', '\u00A0')
  const range = from === null ? t('upTo', { number: number(to) }) : `${number(from)}–${number(to)}`
  const place = (value: number) => `${toPercent(marker, value)}%`
  const left = from === null ? 0 : toPercent(marker, from)
  const nearest = from !== null && value < from ? from : to
  return (
    <li>
      <p>
        <b>{marker.name[locale]}</b>
        <small>{t(marker.isGoal ? 'goal' : 'normal', { range, unit })}</small>
      </p>
      <p>
        <span className="figure">{number(value)}</span> <small>{unit}</small>
      </p>
      <svg aria-hidden="true">
        <rect width="100%" height="24" y="6" rx="6" className="sheet-scale" />
        <rect
          x={`${left}%`}
          width={`${toPercent(marker, to) - left}%`}
          height="24"
          y="6"
          rx="6"
          className="fill-band"
        />
        <line x1={place(nearest)} x2={place(value)} y1="18" y2="18" className="to-go" />
        <circle cx={place(value)} cy="18" r="7" className="out" />
      </svg>
      <p>{meaning[locale]}</p>
    </li>
  )
}

/** The weeks of the plan on one band: a dot for each thing to do, a marker for the next check. */
function PlanWeeks() {
  const { actions, nextCheck } = checkUpPlan
  const place = (week: number) => `${(week / (nextCheck.weeksAfterVisit + 1)) * 100}%`
  const end = place(nextCheck.weeksAfterVisit)
  return (
    <svg aria-hidden="true" className="sheet-weeks">
      <rect width="100%" height="24" y="6" rx="6" className="sheet-scale" />
      <rect width={end} height="24" y="6" rx="6" className="fill-band" />
      {actions.map(({ weeksAfterVisit }) => (
        <circle key={weeksAfterVisit} cx={place(weeksAfterVisit)} cy="18" r="5" className="fill-mark" />
      ))}
      <line x1={end} x2={end} y1="2" y2="34" className="now" />
      {[...actions, nextCheck].map(({ weeksAfterVisit }) => (
        <text key={weeksAfterVisit} x={place(weeksAfterVisit)} y="52" textAnchor="middle">
          {weeksAfterVisit}
        </text>
      ))}
    </svg>
  )
}
