import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** History of a lead. Rows are never changed. */
export type LeadEventTable = {
  id: Generated<number>
  leadId: string
  at: string
  /** Null if the site itself acted. */
  staffId: string | null
  action: string
  /** JSON of the action's details. */
  detail: string
}

export const leadEventTableColumns: TableColumns<LeadEventTable> = {
  id: 'number',
  leadId: 'text',
  at: 'text',
  staffId: 'text or null',
  action: 'text',
  detail: 'text',
}
