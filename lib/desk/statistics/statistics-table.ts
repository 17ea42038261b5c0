import type { Statistics } from '#lib/desk/statistics/leads-statistics'
import {
  countNames,
  getMedianMinutes,
  type StatisticsCounts,
} from '#lib/desk/statistics/statistics-counts'
import type { BreakdownDimension } from '#lib/desk/statistics/statistics-view'
import { toCsv } from '#lib/leads/csv'

export type StatisticsColumn = keyof StatisticsCounts | 'medianMinutes' | 'before'

/** A row of the statistics table. `before` is the number of leads in the previous period. */
export type StatisticsTableRow = StatisticsCounts & {
  key: string
  medianMinutes: number | null
  before: number
}

export type StatisticsTable = {
  by: BreakdownDimension | 'day'
  columns: StatisticsColumn[]
  rows: StatisticsTableRow[]
  csv: string
}

/**
 * Creates a table of the statistics, and the same table as CSV. A row has the counts of a day
 * (`day`) or of a value of the breakdown (`by`).
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
