import type { ReactNode } from 'react'
import { formatShare } from '#lib/desk/statistics/format-share'
import {
  StatisticsCard,
  type StatisticsChartProps,
} from '#components/desk/statistics/statistics-card'
import type { StatisticsRow } from '#lib/desk/statistics/statistics-counts'
import { formatNumber, formatPrice } from '#lib/i18n/format'

const stepsWithoutForm = ['sent', 'booked', 'came'] as const
const funnelSteps = ['viewed', 'started', ...stepsWithoutForm] as const

/**
 * The funnel from a viewed form to a patient who came, and the total price of the booked orders. No
 * shape is drawn when no visitor viewed or started the form, for example when staff added all
 * leads.
 */
export function FunnelChart({ statistics: { total }, locale, t }: StatisticsChartProps): ReactNode {
  const price = formatPrice(locale, total.value)
  const hasFormCounts = total.viewed > 0 || total.started > 0
  const steps = hasFormCounts ? funnelSteps : stepsWithoutForm
  return (
    <StatisticsCard title={t('statistics.way')} aside={t('statistics.value', { price })} isWide>
      {hasFormCounts ? (
        <FunnelShape total={total} />
      ) : (
        <p className="text-muted">{t('statistics.noFormCounts')}</p>
      )}
      <ol className="grid grid-cols-5 gap-2 max-sm:text-sm">
        {steps.map((step, index) => {
          const previous = total[steps[index - 1] ?? step]
          return (
            <li key={step}>
              <b className="block font-display text-xl font-normal">
                {formatNumber(locale, total[step])}
              </b>
              {t(`statistics.columns.${step}`)}
              {index > 0 && previous >= total[step] && (
                <span className="block text-muted">
                  {formatShare(locale, total[step], previous)}
                </span>
              )}
              <span className="block text-muted">
                {t('statistics.was', { count: formatNumber(locale, total.before[step]) })}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="text-muted">{t('statistics.valueOf')}</p>
    </StatisticsCard>
  )
}

/**
 * Minimum of `half`, which is half the height of the shape at a step. At the step with the highest
 * count `half` is 1. With this minimum the shape stays visible at a step whose count is 0.
 */
const minHalf = 0.02
const stepWidth = 100 / funnelSteps.length

/** A shape whose height at each step of the funnel shows the count of the step. */
function FunnelShape({ total }: { total: StatisticsRow }): ReactNode {
  const widest = Math.max(...funnelSteps.map((step) => total[step]))
  const points = funnelSteps.map((step, index) => ({
    x: stepWidth * index + 1,
    half: Math.max(minHalf, total[step] / widest),
  }))
  const curve = points.map(({ x, half }, index) => {
    const before = points[index - 1]
    if (!before) return `M${x} 0V${half}`
    const middle = x - stepWidth / 2
    return `C${middle} ${before.half} ${middle} ${half} ${x} ${half}`
  })
  return (
    <svg
      className="w-full"
      height="120"
      viewBox="0 -1.1 100 2.2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[1, -1].map((side) => (
        <path
          key={side}
          className="fill-band"
          transform={`scale(1 ${side})`}
          d={`${curve.join('')}H100V0Z`}
        />
      ))}
      {points.map(({ x, half }) => (
        <path
          key={x}
          className="stroke-mark [stroke-linecap:round] [stroke-width:5px] [vector-effect:non-scaling-stroke]"
          d={`M${x} ${-half - 0.06}V${half + 0.06}`}
        />
      ))}
    </svg>
  )
}
