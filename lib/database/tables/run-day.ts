import type { TableColumns } from '#lib/database/columns'

/** Days (UTC) on which the site ran. The retention period is counted in these days. */
export type RunDayTable = {
  day: string
}

export const runDayTableColumns: TableColumns<RunDayTable> = {
  day: 'text',
}
