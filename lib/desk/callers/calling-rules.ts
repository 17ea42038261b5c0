import type { Tables } from '#lib/database/tables'
import type { LeadState } from '#lib/desk/callers/lead-state'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'
import type { Selectable } from 'kysely'

/** A new lead should be called within this number of minutes of opening hours. */
export const goalMinutes = 15

/**
 * Duration of a claim in milliseconds. During a claim, colleagues see which member of staff is
 * calling.
 */
export const claimMs = 10 * 60_000

/**
 * True while a member of staff has claimed the lead for a call. A claim that ends too late was made
 * while the server's clock was ahead, and does not count.
 */
export function isClaimed(
  { claimedUntil }: Pick<Selectable<Tables['lead']>, 'claimedUntil'>,
  now: Date,
): boolean {
  if (claimedUntil === null) return false
  const latest = addMilliseconds(now, claimMs + clockToleranceMs)
  return claimedUntil > now.toISOString() && claimedUntil <= latest
}

const unreachableCalls = 5
const unreachableMs = 3 * 86_400_000

/**
 * True when the person did not answer five calls and the first call was at least three days ago.
 */
export function isUnreachable({ attempts, firstCallAt }: LeadState, now: Date): boolean {
  if (attempts < unreachableCalls || firstCallAt === null) return false
  return firstCallAt <= addMilliseconds(now, -unreachableMs)
}
