import type { TableColumns } from '#lib/database/columns'

/** A table with one row, which the readiness check writes. */
export type HeartbeatTable = {
  id: number
  at: string
}

export const heartbeatTableColumns: TableColumns<HeartbeatTable> = {
  id: 'number',
  at: 'text',
}
