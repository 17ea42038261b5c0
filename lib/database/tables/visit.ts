import type { TableColumns } from '#lib/database/columns'

/**
 * Counts of the events `opened`, `viewed` and `started`, by the value of one dimension, such as
 * `utm_source`. No row contains personal data.
 */
export type VisitTable = {
  day: string
  event: string
  dimension: string
  touch: string
  value: string
  count: number
}

export const visitTableColumns: TableColumns<VisitTable> = {
  day: 'text',
  event: 'text',
  dimension: 'text',
  touch: 'text',
  value: 'text',
  count: 'number',
}
