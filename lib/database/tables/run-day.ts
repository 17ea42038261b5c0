import type { TableColumns } from '#lib/database/columns'

/** Days (UTC) on which the site ran, from which retention is counted. */
export type RunDayTable = {
  day: string
}

export const runDayTableColumns: TableColumns<RunDayTable> = {
  day: 'text',
}
