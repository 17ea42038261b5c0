import type { LeadState } from '#lib/desk/callers/lead-state'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** A new lead should be called within this number of minutes of opening hours. */
export const goalMinutes = 15

const unreachableCalls = 5
const unreachableMs = 3 * 86_400_000

/**
 * True when the person did not answer five calls and the first call was at least three days ago.
 */
export function isUnreachable({ attempts, firstCallAt }: LeadState, now: Date): boolean {
  if (attempts < unreachableCalls || firstCallAt === null) return false
  return firstCallAt <= addMilliseconds(now, -unreachableMs)
}
