import type { TableColumns } from '#lib/database/columns'

/** Counts of opened pages and of the form's views and starts, one dimension a row. Nothing personal. */
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
