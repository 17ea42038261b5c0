import { sessionIdleMs, sessionMaxMs } from '#lib/auth/sessions'
import { deviceCookie } from '#lib/auth/known-devices'
import type { Db } from '#lib/database/tables'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

/**
 * Removes expired sessions, invitations, challenges, known devices and audit lines.
 * @param auditBefore the first day whose audit lines are kept; null keeps all audit lines
 */
export async function removeExpiredAccess(
  db: Db,
  auditBefore: string | null,
  now: Date,
): Promise<void> {
  const latest = addMilliseconds(now, clockToleranceMs)
  await db
    .deleteFrom('staffSession')
    .where('usedAt', '<=', addMilliseconds(now, -sessionIdleMs))
    .execute()
  await db
    .deleteFrom('staffSession')
    .where('createdAt', '<=', addMilliseconds(now, -sessionMaxMs))
    .execute()
  await db.deleteFrom('staffSession').where('createdAt', '>', latest).execute()
  await db.deleteFrom('staffSession').where('usedAt', '>', latest).execute()
  await db.deleteFrom('invitation').where('createdAt', '>', latest).execute()
  for (const table of ['challenge', 'invitation'] as const)
    await db.deleteFrom(table).where('expiresAt', '<=', now.toISOString()).execute()
  const oldestUse = addMilliseconds(now, -deviceCookie.maxAge * 1000)
  await db.deleteFrom('staffDevice').where('usedAt', '<=', oldestUse).execute()
  if (auditBefore !== null) await removeAuditBefore(db, auditBefore, now)
}

/**
 * Removes audit lines whose time is before the day `before`. A line stays when its id is higher
 * than the id of a line from that day or later. Ids only grow, so the server's clock was behind
 * when the site wrote the line that stays.
 */
async function removeAuditBefore(db: Db, before: string, now: Date): Promise<void> {
  const kept = db.selectFrom('audit').where('at', '>=', before).where('at', '<=', now.toISOString())
  const { firstKept } = await kept
    .select(({ fn }) => fn.min<number | null>('id').as('firstKept'))
    .executeTakeFirstOrThrow()
  const removal = db.deleteFrom('audit').where('at', '<', before)
  await (firstKept === null ? removal : removal.where('id', '<', firstKept)).execute()
}
