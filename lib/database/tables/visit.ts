import type { TableColumns } from '#lib/database/columns'

/**
 * Counts of the events `opened`, `viewed` and `started`, by the value of one dimension, such as
 * `utm_source`. No row contains personal data.
 */
export type VisitTable = {
  /** ISO day in Kyiv. */
  day: string
  /** `opened`, `viewed` or `started`; `test-opened` and so on for the clinic's own tests. */
  event: string
  /** A campaign parameter, or `language`, `page`, `package`, `landing`. */
  dimension: string
  /** `first` or `last` campaign of the browser; '' for a dimension that belongs to no campaign. */
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
