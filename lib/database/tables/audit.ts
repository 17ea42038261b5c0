import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

/** Audit log of the desk. Rows are only added. */
export type AuditTable = {
  id: Generated<number>
  at: string
  /** Null for the command line. */
  staffId: string | null
  action: string
  leadNumber: number | null
  /** The member of staff, document, picture or link of the action. */
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
