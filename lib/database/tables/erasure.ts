import type { TableColumns } from '#lib/database/columns'

/** Proof that leads were erased, without any data of the people. */
export type ErasureTable = {
  id: string
  reason: string
  /** How many leads were erased. */
  leads: number
  at: string
}

export const erasureTableColumns: TableColumns<ErasureTable> = {
  id: 'text',
  reason: 'text',
  leads: 'number',
  at: 'text',
}
