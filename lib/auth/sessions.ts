import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#lib/database/tables'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'

/** Only this host's pages over https or on localhost can set it (RFC 6265bis), and no script reads it. */
export const sessionCookie = {
  name: '__Host-staff',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'lax',
} as const

const minute = 60_000
const idleMs = 30 * minute
const maxMs = 12 * 60 * minute
/** A use is noted once in so many milliseconds: most requests write nothing. */
const renewMs = minute

/** By it a browser is known in which somebody has signed in before (OWASP, device cookies); it lets nobody in. */
const ofDevice = {
  name: '__Host-staff-device',
  sameSite: 'strict',
  maxAge: 180 * 24 * 3600,
} as const
export const deviceCookie = { ...sessionCookie, ...ofDevice }

/**
 * Sessions that have not ended, and who they belong to; `createdAt` is when the passkey was asked for.
 * A session that began while the clock was ahead is not open: it would last until the clock gets there.
 */
export function openSessions(db: Db, now: Date) {
  const ahead = addMilliseconds(now, clockToleranceMs)
  return db
    .selectFrom('staffSession')
    .innerJoin('staff', 'staff.id', 'staffSession.staffId')
    .where('staff.removedAt', 'is', null)
    .where('staffSession.usedAt', '>', addMilliseconds(now, -idleMs))
    .where('staffSession.createdAt', '>', addMilliseconds(now, -maxMs))
    .where('staffSession.usedAt', '<=', ahead)
    .where('staffSession.createdAt', '<=', ahead)
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

export type Passkey = { id: string; staffId: string }

/** Begins a session, which ends with its passkey, and gives its token, which is stored nowhere but in the browser. */
export async function startSession(
  db: Db,
  { id: passkeyId, staffId }: Passkey,
  now: Date,
): Promise<string> {
  const token = newToken()
  const at = now.toISOString()
  const id = crypto.randomUUID()
  const session = { id, tokenHash: hashToken(token), staffId, passkeyId, createdAt: at, usedAt: at }
  await db.insertInto('staffSession').values(session).execute()
  return token
}

/** The session of a token, or null; `isUse` renews it. */
export async function findSession(db: Db, token: string, now: Date, isUse: boolean) {
  const session = await openSessions(db, now)
    .where('staffSession.tokenHash', '=', hashToken(token))
    .executeTakeFirst()
  const renewed = db.updateTable('staffSession').set({ usedAt: now.toISOString() })
  if (session && isUse && session.usedAt <= addMilliseconds(now, -renewMs))
    await renewed.where('id', '=', session.sessionId).execute()
  return session ?? null
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('staffSession').where('tokenHash', '=', hashToken(token)).execute()
}

/** Knows the browser in which a passkey signed in, by a new token in place of the one it had. */
export async function knowDevice(
  db: Db,
  passkeyId: string,
  before: string,
  now: Date,
): Promise<string> {
  const token = newToken()
  await db.deleteFrom('staffDevice').where('tokenHash', '=', hashToken(before)).execute()
  const device = { tokenHash: hashToken(token), passkeyId, usedAt: now.toISOString() }
  await db.insertInto('staffDevice').values(device).execute()
  return token
}

/** Id of the person who signed in last in the browser with this token, as long as the passkey is good; or null. */
export async function ownerOfDevice(db: Db, token: string): Promise<string | null> {
  const device = db.selectFrom('staffDevice').where('tokenHash', '=', hashToken(token))
  const owner = device.innerJoin('passkey', 'passkey.id', 'staffDevice.passkeyId').select('staffId')
  return (await owner.executeTakeFirst())?.staffId ?? null
}

/**
 * Removes expired access, and audit lines from before a day (of retention), if there is one. An audit
 * line behind a younger one was written while the clock was behind: it goes with the younger one.
 */
export async function removeExpiredAccess(db: Db, before: string | null, now: Date): Promise<void> {
  const ahead = addMilliseconds(now, clockToleranceMs)
  await db.deleteFrom('staffSession').where('usedAt', '<=', addMilliseconds(now, -idleMs)).execute()
  await db
    .deleteFrom('staffSession')
    .where('createdAt', '<=', addMilliseconds(now, -maxMs))
    .execute()
  await db.deleteFrom('staffSession').where('createdAt', '>', ahead).execute()
  await db.deleteFrom('staffSession').where('usedAt', '>', ahead).execute()
  await db.deleteFrom('invitation').where('createdAt', '>', ahead).execute()
  for (const table of ['challenge', 'invitation'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now.toISOString()).execute()
  const forgotten = addMilliseconds(now, -deviceCookie.maxAge * 1000)
  await db.deleteFrom('staffDevice').where('usedAt', '<=', forgotten).execute()
  if (before === null) return
  const younger = db
    .selectFrom('audit')
    .where('at', '>=', before)
    .where('at', '<=', now.toISOString())
  const { first } = await younger
    .select(({ fn }) => fn.min<number | null>('id').as('first'))
    .executeTakeFirstOrThrow()
  const old = db.deleteFrom('audit').where('at', '<', before)
  await (first === null ? old : old.where('id', '<', first)).execute()
}

export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: it cannot be guessed, so its hash needs neither salt nor time. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
