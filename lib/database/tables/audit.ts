import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Audit log of the desk. Rows are never changed. */
export type AuditTable = {
  id: Generated<number>
  at: string
  /** Id of the member of staff who acted; null for an action on the command line. */
  staffId: string | null
  action: string
  /** Number of the lead that the action concerns. Null unless the action concerns one lead. */
  leadNumber: number | null
  /**
   * The object of the action: the id of a member of staff, the name of a document, picture or
   * source, or the path of a link. Null for an action on leads.
   */
  about: string | null
}

export const auditTableColumns: TableColumns<AuditTable> = {
  id: 'number',
  at: 'text',
  staffId: 'text or null',
  action: 'text',
  leadNumber: 'number or null',
  about: 'text or null',
}
