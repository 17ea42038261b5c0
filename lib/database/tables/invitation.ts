import type { TableColumns } from '#lib/database/columns'

/** Links with which invited staff create their first passkey. */
export type InvitationTable = {
  tokenHash: string
  staffId: string
  createdAt: string
  expiresAt: string
  usedAt: string | null
}

export const invitationTableColumns: TableColumns<InvitationTable> = {
  tokenHash: 'text',
  staffId: 'text',
  createdAt: 'text',
  expiresAt: 'text',
  usedAt: 'text or null',
}
