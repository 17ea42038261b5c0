import type { TableColumns } from '#lib/database/columns'

/** Hashes of WebAuthn challenges that are not answered yet. */
export type ChallengeTable = {
  hash: string
  expiresAt: string
}

export const challengeTableColumns: TableColumns<ChallengeTable> = {
  hash: 'text',
  expiresAt: 'text',
}
