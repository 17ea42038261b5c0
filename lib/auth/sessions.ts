import type { Passkey } from '#lib/auth/passkeys'
import type { SelectQueryBuilder } from 'kysely'
import type { Role } from '#lib/auth/roles'
import { createToken, hashToken } from '#lib/auth/tokens'
import type { Db, Tables } from '#lib/database/tables'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

/**
 * The session cookie. The prefix `__Host-` guarantees that only this host has set the cookie, over
 * https or on localhost (RFC 6265bis).
 */
export const sessionCookie = {
  name: '__Host-staff',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'lax',
} as const

const minuteMs = 60_000
export const sessionIdleMs = 30 * minuteMs
export const sessionMaxMs = 12 * 60 * minuteMs
/** Minimum time in milliseconds between two updates of a session's `usedAt`. */
const renewMs = minuteMs

/** An open session and the member of staff who has signed in. Times are ISO 8601. */
export type Session = {
  /** Id of the member of staff. */
  id: string
  email: string
  name: string
  role: Role
  sessionId: string
  /** Time of the sign-in. */
  createdAt: string
  /** Time when the member of staff last used the session. */
  usedAt: string
}

/**
 * Selects open sessions, joined with their members of staff. A session with a time in the future
 * was started or used while the server's clock was ahead. The session would last too long, so the
 * session is left out.
 */
export function selectOpenSessions(
  db: Db,
  now: Date,
): SelectQueryBuilder<Tables, 'staffSession' | 'staff', Session> {
  const latest = addMilliseconds(now, clockToleranceMs)
  return db
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .where('staff.removedAt', 'is', null)
    .where('staffSession.usedAt', '>', addMilliseconds(now, -sessionIdleMs))
    .where('staffSession.createdAt', '>', addMilliseconds(now, -sessionMaxMs))
    .where('staffSession.usedAt', '<=', latest)
    .where('staffSession.createdAt', '<=', latest)
    .select([
      'staff.id',
      'email',
      'name',
      'role',
      'staffSession.id as sessionId',
      'staffSession.createdAt',
      'usedAt',
    ])
}

/**
 * Starts a session of the member of staff who has signed in with a passkey. Removing the passkey
 * ends the session.
 * @returns the session's token, of which the database stores only a hash
 */
export async function startSession(
  db: Db,
  { id: passkeyId, staffId }: Passkey,
  now: Date,
): Promise<string> {
  const token = createToken()
  const at = now.toISOString()
  const id = crypto.randomUUID()
  const session = { id, tokenHash: hashToken(token), staffId, passkeyId, createdAt: at, usedAt: at }
  await db.insertInto('staffSession').values(session).execute()
  return token
}

/**
 * Finds the open session of a token; null when there is no such session. If `isUse` is true, the
 * request counts as a use of the session. Each use extends the session (`sessionIdleMs`).
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
  isUse: boolean,
): Promise<Session | null> {
  const session = await selectOpenSessions(db, now)
    .where('staffSession.tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  const renewal = db.updateTable('staffSession').set({ usedAt: now.toISOString() })
  if (session && isUse && session.usedAt <= addMilliseconds(now, -renewMs))
    await renewal.where('id', '=', session.sessionId).execute()
  return session ?? null
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('staffSession').where('tokenHash', '=', hashToken(token)).execute()
}
