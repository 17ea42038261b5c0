import { createHash, randomBytes } from 'node:crypto'

// Secrets of sessions, devices, invitations and challenges. Only the browser has the token itself.

export const createToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. A random token cannot be guessed, so its hash needs no salt and no slow algorithm. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
