import type { TableColumns } from '#lib/database/columns'

/** Invitations to the desk. With the link of an invitation, a member of staff creates a passkey. */
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
