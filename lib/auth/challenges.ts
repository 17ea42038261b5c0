import { hashToken, newToken } from '#lib/auth/tokens'
import type { Db } from '#lib/leads/store/tables'

/** How long a person may take to confirm a passkey, in milliseconds. */
export const challengeMs = 5 * 60_000

/** A new challenge, good once. */
export async function newChallenge(db: Db, now: Date): Promise<string> {
  const challenge = newToken()
  await db.deleteFrom('challenge').where('expiresAt', '<=', now.toISOString()).execute()
  const expiresAt = new Date(now.getTime() + challengeMs).toISOString()
  await db
    .insertInto('challenge')
    .values({ hash: hashToken(challenge), expiresAt })
    .execute()
  return challenge
}

/** Uses up a challenge; false when it is not ours, was used before or has expired. */
export async function useUpChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
  const used = db.deleteFrom('challenge').where('hash', '=', hashToken(challenge)).returning('expiresAt')
  const found = await used.executeTakeFirst()
  return found !== undefined && found.expiresAt > now.toISOString()
}
