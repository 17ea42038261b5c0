import { scaleLinear } from 'd3-scale'
import { area, curveBumpX } from 'd3-shape'
import { StatisticsCard } from '#components/staff/statistics/statistics-card'
import { formatNumber } from '#lib/text/format'
import { formatShare } from '#lib/desk/statistics/percent'
import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { deskLocale, deskWords } from '#lib/desk/words'

/** Thinnest the band gets, of a height of 2. */
const thinnest = 0.04

/** From a form seen to a visit booked: a band as wide as what is left. */
export async function WayChart({ shown: { total } }: { shown: ShownStatistics }) {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const steps = [
    { name: t('statistics.columns.viewed'), count: total.viewed },
    { name: t('statistics.columns.started'), count: total.started },
    { name: t('statistics.columns.sent'), count: total.sent },
    { name: t('statistics.columns.booked'), count: total.booked },
  ]
  const half = scaleLinear([0, Math.max(...steps.map(({ count }) => count))], [thinnest / 2, 1])
  const x = (index: number) => 25 * index + 1
  const points = [...steps.map(({ count }, index) => ({ at: x(index), count })), { at: 100, count: total.booked }]
  const band = area<(typeof points)[number]>(
    ({ at }) => at,
    ({ count }) => -half(count),
    ({ count }) => half(count),
  ).curve(curveBumpX)
  return (
    <StatisticsCard name="way" title={t('statistics.way')}>
      <svg className="plot" height="120" aria-hidden="true">
        <svg viewBox="0 -1.1 100 2.2" preserveAspectRatio="none">
          <path className="goal" d={band(points) ?? undefined} />
          {steps.map(({ name, count }, index) => (
            <path key={name} className="marker" d={`M${x(index)} ${-half(count) - 0.1}V${half(count) + 0.1}`} />
          ))}
        </svg>
      </svg>
      <ol className="steps">
        {steps.map(({ name, count }, index) => {
          const before = steps[index - 1]?.count ?? 0
          return (
            <li key={name}>
              <b>{formatNumber(locale, count)}</b>
              {name}
              {before >= count && before > 0 && <small>{formatShare(locale, count, before)}</small>}
            </li>
          )
        })}
      </ol>
    </StatisticsCard>
  )
}
