import type { Db } from '#lib/leads/store/tables'

/** News that staff are notified of together, rather than lead by lead. */
export type NoticeKind = 'suspected' | 'dead'

/** A notification that is due: staff know what came until `toldUntil` (ISO). */
export type Notice = { kind: NoticeKind; toldUntil: string; nextAt: string }

/** How long the instance that claims a notice has for it before another may. */
const leaseMs = 15 * 60_000

/** Nothing is scheduled further ahead: a later time was set before the clock went back. */
const maxAheadMs = 48 * 3_600_000

const plus = (time: Date, ms: number) => new Date(time.getTime() + ms).toISOString()

/** The notice, or null when it is not due. */
export async function dueNotice(db: Db, kind: NoticeKind, now: Date): Promise<Notice | null> {
  const row = await db.selectFrom('notice').selectAll().where('kind', '=', kind).executeTakeFirst()
  if (!row) return { kind, toldUntil: '', nextAt: '' }
  if (row.nextAt > now.toISOString() && row.nextAt < plus(now, maxAheadMs)) return null
  const toldUntil = row.toldUntil < now.toISOString() ? row.toldUntil : plus(now, -maxAheadMs)
  return { kind, toldUntil, nextAt: row.nextAt }
}

/** Claims a due notice; false when another instance has it. One that is not finished is due again after the lease. */
export async function claimNotice(db: Db, { kind, nextAt: before }: Notice, now: Date): Promise<boolean> {
  const nextAt = plus(now, leaseMs)
  const claimed = await db
    .insertInto('notice')
    .values({ kind, toldUntil: '', nextAt })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ nextAt }).where('notice.nextAt', '=', before))
    .returning('kind')
    .execute()
  return claimed.length > 0
}

/** Records that staff know what came until `toldUntil`; the next notice is due at `next`. */
export async function finishNotice(db: Db, kind: NoticeKind, toldUntil: string, next: Date): Promise<void> {
  await db.updateTable('notice').set({ toldUntil, nextAt: next.toISOString() }).where('kind', '=', kind).execute()
}
