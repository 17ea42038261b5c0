import type { Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** What staff are told of as a whole, rather than lead by lead. */
export type NoticeKind = 'suspected' | 'dead'

/** A turn to tell staff of something: what came until `toldUntil` (ISO) they know. */
export type Turn = { kind: NoticeKind; toldUntil: string; nextAt: string }

/** How long whoever takes a turn has for it before another may, in milliseconds. */
const lease = 15 * 60_000

/** No turn is set further ahead than this, in milliseconds: what lies in the future was set before the clock went back. */
const furthest = 48 * 3_600_000

/** The turn that is due, or null. */
export async function turnOf(db: Kysely<Tables>, kind: NoticeKind, now: Date): Promise<Turn | null> {
  const row = await db.selectFrom('notice').selectAll().where('kind', '=', kind).executeTakeFirst()
  if (!row) return { kind, toldUntil: '', nextAt: '' }
  if (row.next_at > now.toISOString() && row.next_at < plus(now, furthest)) return null
  const toldUntil = row.told_until < now.toISOString() ? row.told_until : plus(now, -furthest)
  return { kind, toldUntil, nextAt: row.next_at }
}

/** Takes a turn that is due; false when another instance has it. One that is not ended comes again after a while. */
export async function takeTurn(db: Kysely<Tables>, { kind, nextAt }: Turn, now: Date): Promise<boolean> {
  const next_at = plus(now, lease)
  const taken = await db
    .insertInto('notice')
    .values({ kind, told_until: '', next_at })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ next_at }).where('notice.next_at', '=', nextAt))
    .returning('kind')
    .execute()
  return taken.length > 0
}

/** Ends a turn: staff know what came until `toldUntil`, and are not told again before `next`. */
export async function endTurn(db: Kysely<Tables>, kind: NoticeKind, toldUntil: string, next: Date): Promise<void> {
  const set = { told_until: toldUntil, next_at: next.toISOString() }
  await db.updateTable('notice').set(set).where('kind', '=', kind).execute()
}

function plus(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString()
}
