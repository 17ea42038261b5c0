import { createHash, randomBytes } from 'node:crypto'

// Secret tokens of sessions, devices, invitations and challenges. The database has only their
// hashes.

export const createToken = (): string => randomBytes(32).toString('base64url')

/**
 * Hashes a token for the database.
 * A random token cannot be guessed, so the hash needs no salt and no slow algorithm.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
