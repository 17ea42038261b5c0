import { getTranslations } from 'next-intl/server'
import type { checkUpPlan } from '#content/check-up-plan'
import { formatNumber } from '#lib/text/format'
import { currentLocale } from '#lib/i18n/current-locale'
import { toPercent } from '#lib/figures/report'

/** What the first tests showed of one value: where it lies, how far from its range, and what that means. */
export async function PlanFinding({ finding }: { finding: (typeof checkUpPlan.findings)[number] }) {
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
