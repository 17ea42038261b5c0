import type { TableColumns } from '#lib/database/columns'

/** WebAuthn challenges that are still open, as hashes. */
export type ChallengeTable = {
  hash: string
  expiresAt: string
}

export const challengeTableColumns: TableColumns<ChallengeTable> = {
  hash: 'text',
  expiresAt: 'text',
}
