import { createHash, randomBytes } from 'node:crypto'

// Tokens of sessions, devices, invitations and challenges are secret, so the database stores hashes
// of the tokens only.

export const createToken = (): string => randomBytes(32).toString('base64url')

/**
 * Hashes a token for the database.
 * A random token cannot be guessed, so the hash needs no salt and no slow algorithm.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
