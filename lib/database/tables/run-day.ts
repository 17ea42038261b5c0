import type { TableColumns } from '#lib/database/columns'

/** Days in UTC on which the site ran. Retention counts these days. */
export type RunDayTable = {
  day: string
}

export const runDayTableColumns: TableColumns<RunDayTable> = {
  day: 'text',
}
