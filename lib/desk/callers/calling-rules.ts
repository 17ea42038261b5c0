import type { Tables } from '#lib/database/tables'
import type { LeadState } from '#lib/desk/callers/lead-state'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'
import type { Selectable } from 'kysely'

/** A lead should be called within this many minutes of opening hours. */
export const goalMinutes = 15

/** How long colleagues see that a person is calling. */
export const claimMs = 10 * 60_000

/** A claim made while the clock was ahead would hold for too long and does not count. */
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

/** Nobody answered five calls over three days. */
export function isUnreachable({ attempts, firstCallAt }: LeadState, now: Date): boolean {
  if (attempts < unreachableCalls || firstCallAt === null) return false
  return firstCallAt <= addMilliseconds(now, -unreachableMs)
}
