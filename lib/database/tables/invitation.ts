import type { TableColumns } from '#lib/database/columns'

/** Links by which invited staff make their first passkey. */
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
