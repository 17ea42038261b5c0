import type { Tables } from '#lib/database/tables'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'

/**
 * Duration of a claim in milliseconds. During a claim, colleagues see which member of staff is
 * calling.
 */
export const claimMs = 10 * 60_000

/** Latest end of a claim that is made at `now`, with the tolerance for clocks; ISO 8601. */
function getLatestClaimEnd(now: Date): string {
  return addMilliseconds(now, claimMs + clockToleranceMs)
}

/**
 * True while a member of staff has claimed the lead for a call. A claim that ends too late was made
 * while the server's clock was ahead, and does not count.
 */
export function isClaimed(
  { claimedUntil }: Pick<Selectable<Tables['lead']>, 'claimedUntil'>,
  now: Date,
): boolean {
  if (claimedUntil === null) return false
  return claimedUntil > now.toISOString() && claimedUntil <= getLatestClaimEnd(now)
}

/** Returns the condition in SQL that is true when `isClaimed` is false. */
export function isNotClaimed(
  builder: ExpressionBuilder<Tables, 'lead'>,
  now: Date,
): Expression<SqlBool> {
  return builder.or([
    builder('claimedUntil', 'is', null),
    builder('claimedUntil', '<=', now.toISOString()),
    builder('claimedUntil', '>', getLatestClaimEnd(now)),
  ])
}
