import type { TableColumns } from '#lib/database/columns'

/** Proofs that leads were erased. A proof contains no personal data. */
export type ErasureTable = {
  id: string
  reason: string
  leads: number
  at: string
}

export const erasureTableColumns: TableColumns<ErasureTable> = {
  id: 'text',
  reason: 'text',
  leads: 'number',
  at: 'text',
}
