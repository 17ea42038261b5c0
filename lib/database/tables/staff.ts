import type { TableColumns } from '#lib/database/columns'

/**
 * People who may sign in to the desk. The row of a removed person stays, because the audit log
 * refers to that row.
 */
export type StaffTable = {
  id: string
  email: string
  /** The name that colleagues see. */
  name: string
  role: 'marketing' | 'editor' | 'reception' | 'admin'
  createdAt: string
  removedAt: string | null
}

export const staffTableColumns: TableColumns<StaffTable> = {
  id: 'text',
  email: 'text',
  name: 'text',
  role: 'text',
  createdAt: 'text',
  removedAt: 'text or null',
}
