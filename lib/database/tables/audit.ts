import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Audit log of the desk. Rows are never changed. */
export type AuditTable = {
  id: Generated<number>
  at: string
  /** Id of the person who acted; null for an action on the command line. */
  staffId: string | null
  action: string
  leadNumber: number | null
  /** The member of staff, document, picture or link that the action concerns. */
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
