import type { TableColumns } from '#lib/database/columns'

/** Invitation links, with which staff create a passkey. */
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
