import { daysOf, statisticsQuery } from '#lib/desk/statistics/period'
import { counted, type Breakdown, type ShownStatistics, type StatisticsRow } from '#lib/desk/statistics/statistics'
import { deskLocale, deskWords } from '#lib/desk/words'
import { isLocale, localeDetails, type Locale } from '#lib/i18n/locales'
import { findOrder } from '#lib/orders'
import { formatDay, formatNumber } from '#lib/text/format'

/** Numbers that stand beneath a drawing, as people read them; the first cell of a row is its name. `csv`: their address. */
export type StatisticsTable = { columns: string[]; rows: string[][]; csv?: string }

export async function labelOf(by: Breakdown, key: string, locale: Locale): Promise<string> {
  const t = await deskWords('Staff')
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`statistics.none.${by}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

export async function statisticsTable(name: 'day' | 'by', { days, rows, by, period }: ShownStatistics) {
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

/** A share (0 to 1) of a whole in per cent: `38%`, small ones with a decimal; a dash without a whole. */
export function formatShare(locale: Locale, part: number, whole: number): string {
  if (whole === 0) return '—'
  const share = part / whole
  const maximumFractionDigits = share < 0.1 ? 1 : 0
  return share.toLocaleString(localeDetails[locale].tag, { style: 'percent', maximumFractionDigits })
}
