import { formatDay, formatNumber } from '#lib/text/format'
import { localeDetails, type Locale, isLocale } from '#lib/i18n/locales'
import type { Breakdown, StatisticsRow } from '#lib/desk/statistics/statistics'
import { findOrder } from '#lib/orders'
import { daysOf, statisticsQuery } from '#lib/desk/statistics/period'
import type { ShownStatistics } from '#lib/desk/statistics/read-statistics'
import { deskLocale, deskWords } from '#lib/desk/words'

/** Numbers that stand beneath a drawing, as people read them; the first cell of a row is its name. `csv`: their address. */
export type StatisticsTable = { columns: string[]; rows: string[][]; csv?: string }

/** What a value that statistics are broken down by is called. */
export async function labelOf(by: Breakdown, key: string, locale: Locale): Promise<string> {
  const t = await deskWords('Staff')
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`statistics.none.${by}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

const counted = ['viewed', 'started', 'sent', 'booked', 'called', 'inTime', 'medianMinutes'] as const

/** Statistics by day, or by what they are broken down by. */
export async function statisticsTable(
  name: 'day' | 'by',
  { days, rows, by, period }: ShownStatistics,
): Promise<StatisticsTable> {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const cells = (row: StatisticsRow | undefined) =>
    counted.map((column) => {
      const value = row?.[column]
      return value === null ? '—' : formatNumber(locale, value ?? 0)
    })
  const csv = `/staff/statistics/csv?${statisticsQuery(period, by)}`
  const head = counted.map((column) => t(`statistics.columns.${column}`))
  if (name === 'by') {
    const named = rows.map(async (row) => [await labelOf(by, row.key, locale), ...cells(row)])
    return { columns: [t(`statistics.by.${by}`), ...head], rows: await Promise.all(named), csv }
  }
  const known = new Map(days.map((row) => [row.key, row]))
  const named = daysOf(period).map((day) => [formatDay(locale, day), ...cells(known.get(day))])
  return { columns: [t('statistics.day'), ...head], rows: named, csv: `${csv}&table=day` }
}
