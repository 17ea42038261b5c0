import type { Statistics } from '#lib/desk/statistics/leads-statistics'
import {
  countNames,
  getMedianMinutes,
  type StatisticsCounts,
} from '#lib/desk/statistics/statistics-counts'
import type { BreakdownDimension } from '#lib/desk/statistics/statistics-view'
import { toCsv } from '#lib/leads/csv'

export type StatisticsColumn = keyof StatisticsCounts | 'medianMinutes' | 'before'

/** A row of the statistics table. */
export type StatisticsTableRow = StatisticsCounts & {
  /** The ISO day, or the value of the breakdown. */
  key: string
  /** Median of the minutes of opening hours before the first call; null without calls. */
  medianMinutes: number | null
  /** Number of leads in the previous period. */
  before: number
}

export type StatisticsTable = {
  by: BreakdownDimension | 'day'
  columns: StatisticsColumn[]
  rows: StatisticsTableRow[]
  csv: string
}

/**
 * Creates a table of the statistics, and the same table as CSV.
 * @param name `day` for one row per day, `by` for one row per value of the breakdown (`view.by`)
 */
export function createStatisticsTable(
  { view, days, rows }: Statistics,
  name: 'day' | 'by',
): StatisticsTable {
  const by = name === 'day' ? name : view.by
  // Visits are not counted by referring site, so `viewed` and `started` are left out.
  const counts =
    by === 'referrer'
      ? countNames.filter((count) => count !== 'viewed' && count !== 'started')
      : countNames
  const columns: StatisticsColumn[] =
    name === 'day' ? counts : [...counts, 'medianMinutes', 'before']
  const tableRows = (name === 'day' ? days : rows).map((row) => ({
    ...row,
    medianMinutes: getMedianMinutes(row),
    before: row.before.sent,
  }))
  const csvRows = tableRows.map((row) => ({
    [by]: row.key,
    ...Object.fromEntries(columns.map((column) => [column, row[column]?.toString() ?? ''])),
  }))
  return { by, columns, rows: tableRows, csv: toCsv(csvRows, [by, ...columns]) }
}
