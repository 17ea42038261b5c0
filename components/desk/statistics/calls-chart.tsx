import type { ReactNode } from 'react'
import { BarChart, type ChartBar } from '#components/desk/statistics/bar-chart'
import { formatShare } from '#lib/desk/statistics/format-share'
import {
  StatisticsCard,
  type StatisticsChartProps,
} from '#components/desk/statistics/statistics-card'
import { goalMinutes } from '#lib/desk/callers/calling-rules'
import { getMedianMinutes, type StatisticsRow } from '#lib/desk/statistics/statistics-counts'
import { formatNumber } from '#lib/i18n/format'

/** Minutes per bar. The third bar is 11 to 15 minutes, the fourth 16 to 20. */
const barMinutes = 5
/** The last bar counts the calls for which the caller waited more than an hour. */
const barCount = 60 / barMinutes + 1

const findBar = (minutes: number): number =>
  Math.min(barCount - 1, Math.max(0, Math.ceil(minutes / barMinutes) - 1))

/**
 * First calls, grouped by the minutes of opening hours that the caller waited. A coloured band lies
 * behind the bars up to 15 minutes, which is the goal. The dark bar contains the median.
 */
export function CallsChart({ statistics: { total }, locale, t }: StatisticsChartProps): ReactNode {
  const median = getMedianMinutes(total)
  if (median === null)
    return (
      <StatisticsCard title={t('statistics.calls')}>
        <p className="text-muted">{t('statistics.noCalls')}</p>
      </StatisticsCard>
    )
  const share = formatShare(locale, total.inTime, total.called)
  return (
    <StatisticsCard title={t('statistics.calls')} aside={t('statistics.inTime', { share })}>
      <p>
        <b className="font-display text-2xl font-normal">
          {t('statistics.minute', { count: formatNumber(locale, median) })}
        </b>{' '}
        {t('statistics.median')}
      </p>
      <BarChart
        bars={createCallBars(total, median)}
        barsInBand={goalMinutes / barMinutes}
        locale={locale}
      />
      <p className="text-muted">{t('statistics.openingHours', { goal: String(goalMinutes) })}</p>
    </StatisticsCard>
  )
}

function createCallBars({ minutes }: StatisticsRow, median: number): ChartBar[] {
  const counts = Array.from({ length: barCount }, () => 0)
  for (const [minute, count] of minutes) {
    const bar = findBar(minute)
    counts[bar] = (counts[bar] ?? 0) + count
  }
  return counts.map((count, index) => ({
    name: getBarName(index),
    count,
    className: getBarClass(index, findBar(median)),
  }))
}

function getBarName(index: number): string {
  if (index + 1 === barCount) return '60+'
  const last = (index + 1) * barMinutes
  return last % goalMinutes === 0 ? String(last) : ''
}

function getBarClass(index: number, medianBar: number): string {
  if (index === medianBar) return 'fill-mark'
  return (index + 1) * barMinutes > goalMinutes ? 'fill-apricot' : 'fill-quiet'
}
