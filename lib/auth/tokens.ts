import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: it cannot be guessed, so its hash needs neither salt nor time. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
