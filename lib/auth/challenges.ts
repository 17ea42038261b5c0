import { createToken, hashToken } from '#lib/auth/tokens'
import type { Db } from '#lib/database/tables'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

/**
 * Milliseconds for which a WebAuthn challenge is valid. The browser waits equally long for the
 * fingerprint, the face or the PIN.
 */
export const challengeMs = 5 * 60_000

export async function createChallenge(db: Db, now: Date): Promise<string> {
  const challenge = createToken()
  await db.deleteFrom('challenge').where('expiresAt', '<=', now.toISOString()).execute()
  const row = { hash: hashToken(challenge), expiresAt: addMilliseconds(now, challengeMs) }
  await db.insertInto('challenge').values(row).execute()
  return challenge
}

/**
 * Removes a WebAuthn challenge, so that the challenge cannot be used again. Returns true for a
 * valid challenge, and false for an unknown, used or expired challenge.
 */
export async function consumeChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
  const removal = db
    .deleteFrom('challenge')
    .where('hash', '=', hashToken(challenge))
    .returning('expiresAt')
  const removed = await removal.executeTakeFirst()
  if (removed === undefined || removed.expiresAt <= now.toISOString()) return false
  // A challenge that expires after this time was created while the server's clock was ahead. The
  // challenge would be valid for too long, so the challenge is refused.
  return removed.expiresAt <= addMilliseconds(now, challengeMs + clockToleranceMs)
}
