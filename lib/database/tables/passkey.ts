import type { TableColumns } from '#lib/database/columns'

export type PasskeyTable = {
  /** Credential id of WebAuthn. */
  id: string
  staffId: string
  /** Public key in base64url. */
  publicKey: string
  /** Signature counter of the authenticator. */
  counter: number
  createdAt: string
}

export const passkeyTableColumns: TableColumns<PasskeyTable> = {
  id: 'text',
  staffId: 'text',
  publicKey: 'text',
  counter: 'number',
  createdAt: 'text',
}
