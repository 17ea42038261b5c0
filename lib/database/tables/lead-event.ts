import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** History of a lead: what was done with it. Rows are only added. */
export type LeadEventTable = {
  id: Generated<number>
  leadId: string
  at: string
  /** Null for the site itself. */
  staffId: string | null
  action: string
  /** JSON. */
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
