import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** History of a lead. Rows are never changed. */
export type LeadEventTable = {
  id: Generated<number>
  leadId: string
  at: string
  /** Id of the member of staff who acted; null for a change by the site. */
  staffId: string | null
  action: string
  /** JSON of the action's details. */
  detail: string
  /**
   * Id of the original event; null unless this event is a copy. Events are copied when leads move
   * to another caller.
   */
  copyOf: Generated<number | null>
}

export const leadEventTableColumns: TableColumns<LeadEventTable> = {
  id: 'number',
  leadId: 'text',
  at: 'text',
  staffId: 'text or null',
  action: 'text',
  detail: 'text',
  copyOf: 'number or null',
}
