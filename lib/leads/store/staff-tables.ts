import type { Generated } from 'kysely'

/** Tables of those who may enter the desk; times are ISO text. Tokens and challenges are kept as hashes. */
export type StaffTables = {
  /** A removed person stays, so that the audit still tells who it was. */
  staff: { id: string; email: string; role: 'reception' | 'admin'; createdAt: string; removedAt: string | null }
  /** `id` is the credential's, `publicKey` is base64url. */
  passkey: { id: string; staffId: string; publicKey: string; counter: number; createdAt: string; usedAt: string | null }
  invitation: { tokenHash: string; staffId: string; createdAt: string; expiresAt: string; usedAt: string | null }
  /** Began when the passkey was asked for last. */
  staffSession: { id: string; tokenHash: string; staffId: string; createdAt: string; usedAt: string }
  challenge: { hash: string; expiresAt: string }
  /** Append-only. `staffId` is null for the command; `about` is the member of staff that something was done to. */
  audit: {
    id: Generated<number>
    at: string
    staffId: string | null
    action: string
    leadNumber: number | null
    about: string | null
  }
}
