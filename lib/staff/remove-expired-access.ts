import type { Db } from '#lib/leads/store/tables'
import { removeEndedSessions } from '#lib/staff/sessions'

const dayMs = 86_400_000

/** Removes what nobody can use any more, and audit lines older than `days`, as long as leads are kept. */
export async function removeExpiredAccess(db: Db, days: number, now: Date): Promise<void> {
  await removeEndedSessions(db, now)
  await db.deleteFrom('challenge').where('expiresAt', '<=', now.toISOString()).execute()
  await db.deleteFrom('invitation').where('expiresAt', '<=', now.toISOString()).execute()
  const before = new Date(now.getTime() - days * dayMs).toISOString()
  await db.deleteFrom('audit').where('at', '<', before).execute()
}
