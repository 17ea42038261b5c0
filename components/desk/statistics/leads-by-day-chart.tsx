import type { ReactNode } from 'react'
import {
  BarChart,
  maxHorizontalNumbers,
  type ChartBar,
} from '#components/desk/statistics/bar-chart'
import { formatChange } from '#lib/desk/statistics/format-share'
import { NumbersTable } from '#components/desk/statistics/numbers-table'
import {
  StatisticsCard,
  type StatisticsChartProps,
} from '#components/desk/statistics/statistics-card'
import { createDateFormat } from '#lib/desk/desk-dates'
import type { Statistics } from '#lib/desk/statistics/leads-statistics'
import { formatNumber } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'

/** Maximum number of date labels in a period that is too long to label every bar. */
const maxNames = 5

/** Leads by day. The dark bar is today; the light bars are weekends. */
export function LeadsByDayChart({ statistics, locale, t }: StatisticsChartProps): ReactNode {
  const { days, total } = statistics
  const { sent, before } = total
  return (
    <StatisticsCard title={t('statistics.leads')} aside={formatNumber(locale, sent)}>
      <BarChart bars={createDayBars(statistics, locale)} locale={locale} />
      <p className="text-muted">
        {t('statistics.before', {
          days: days.length,
          count: formatNumber(locale, before.sent),
          change: formatChange(locale, sent - before.sent, before.sent),
        })}
      </p>
      <NumbersTable statistics={statistics} locale={locale} t={t} name="day" />
    </StatisticsCard>
  )
}

/**
 * Creates a bar per day. In a short period each bar is labelled with the weekday. In a long period
 * some bars are labelled with the date.
 */
function createDayBars({ days, today }: Statistics, locale: Locale): ChartBar[] {
  const isShort = days.length <= maxHorizontalNumbers
  const nameEvery = isShort ? 1 : Math.ceil(days.length / maxNames)
  const format = createDateFormat(
    locale,
    isShort
      ? { timeZone: 'UTC', weekday: 'short' }
      : { timeZone: 'UTC', day: 'numeric', month: 'short' },
  )
  return days.map(({ key, sent }, index) => {
    const noon = new Date(`${key}T12:00:00Z`)
    const isNamed = index % nameEvery === Math.floor(nameEvery / 2)
    const name = format.format(noon).slice(0, isShort ? 2 : undefined)
    return {
      name: isNamed ? name : '',
      count: sent,
      className: getDayClass(key === today, noon.getUTCDay() % 6 === 0),
    }
  })
}

function getDayClass(isToday: boolean, isWeekend: boolean): string {
  if (isToday) return 'fill-mark'
  return isWeekend ? 'fill-line' : 'fill-quiet'
}
