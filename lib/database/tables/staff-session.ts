import type { Generated } from 'kysely'
import type { TableColumns } from '#lib/database/columns'

export type StaffSessionTable = {
  id: string
  tokenHash: string
  staffId: string
  passkeyId: string
  /** Time of the sign-in with the passkey. Each sign-in begins a new session. */
  createdAt: string
  usedAt: string
  /** JSON of the message that the next desk page shows (`Flash`); null without a message. */
  flash: Generated<string | null>
}

export const staffSessionTableColumns: TableColumns<StaffSessionTable> = {
  id: 'text',
  tokenHash: 'text',
  staffId: 'text',
  passkeyId: 'text',
  createdAt: 'text',
  usedAt: 'text',
  flash: 'text or null',
}
