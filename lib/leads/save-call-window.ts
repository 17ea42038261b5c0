import { getSiteContent } from '#lib/content/current-content'
import type { Db } from '#lib/database/tables'
import { isNotClaimed } from '#lib/leads/claimed-lead'
import { findCallWindow, type CallWindow } from '#lib/time/call-windows'

/**
 * `expired`: the window was never offered, or is not offered any more. `called`: staff are calling
 * or have called, so the window cannot change. `unknown`: no lead has the key.
 */
export type SaveWindowResult =
  { kind: 'saved'; window: CallWindow } | { kind: 'expired' | 'called' | 'unknown' }

/**
 * Saves the window in which the visitor wants to be called. A second choice replaces the first
 * choice until staff call. The saved window may be chosen again, even when the window is not
 * offered any more.
 * @param key idempotency key of the sign-up
 * @param startsAt start of the window, ISO 8601
 */
export async function saveCallWindow(
  db: Db,
  key: string,
  startsAt: string,
  now: Date,
): Promise<SaveWindowResult> {
  const lead = await db
    .selectFrom('lead')
    .select(['callFrom', 'callUntil'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!lead) return { kind: 'unknown' }
  const { callFrom, callUntil } = lead
  if (callFrom === startsAt && callUntil !== null)
    return { kind: 'saved', window: { startsAt, endsAt: callUntil } }
  const window = findCallWindow(startsAt, now, getSiteContent().clinic.hours)
  if (!window) return { kind: 'expired' }
  const { numUpdatedRows } = await db
    .updateTable('lead')
    .set({ callFrom: window.startsAt, callUntil: window.endsAt, updatedAt: now.toISOString() })
    .where('key', '=', key)
    .where('deskStatus', '=', 'new')
    .where('firstCallAt', 'is', null)
    .where((builder) => isNotClaimed(builder, now))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { kind: 'saved', window } : { kind: 'called' }
}
