import type { Outcome } from '#lib/leads/channels/channel'
import type { ClaimedDelivery } from '#lib/leads/store/deliveries'
import type { Settlement } from '#lib/leads/store/settle'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Bounds of the pause between attempts, in milliseconds. */
const usual = { first: 5 * second, longest: hour }
/** For a lead that the receiver objects to: mended by people, not by the next second. */
const slow = { first: 5 * minute, longest: 6 * hour }

/** Most that is added to a pause the receiver asked for, so that not all come back at once. */
const jitterMs = 5 * second
/** Longest pause that a receiver may ask for with Retry-After. */
const maxRetryAfterMs = 6 * hour

/** A delivery is given up at this age, and after so many attempts: hours in which the site was off do not count. */
const maxAgeMs = 72 * hour
const minAttempts = 12

/**
 * Milliseconds until the next attempt: 5 s doubled by every attempt up to an hour, or for a refused lead 5 minutes up
 * to 6 hours; of this a part between half and all is drawn, and never less than the receiver asked for.
 * @param retryAfter seconds that the receiver asked for.
 * @param random from 0 to 1.
 */
export function backoff(attempts: number, retryAfter: number | undefined, random: number, isRefused = false): number {
  const { first, longest } = isRefused ? slow : usual
  const pause = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20))
  const drawn = pause * (0.5 + random / 2)
  const retryAfterMs = Math.min(maxRetryAfterMs, (retryAfter ?? 0) * second)
  return Math.round(retryAfterMs > drawn ? retryAfterMs + random * jitterMs : drawn)
}

/** How to settle an attempt. */
export function settlementOf(
  outcome: Outcome,
  { id, worker, attempts, createdAt }: ClaimedDelivery,
  channel: string,
  now: Date,
  random: number,
): Settlement {
  const settlement = { id, worker, channel, at: now.toISOString() }
  if (outcome.kind === 'delivered') return { ...settlement, status: 'delivered' }
  if (outcome.kind === 'gone') return { ...settlement, status: 'dead', error: outcome.reason }
  const { reason: error, retryAfter, isRefused = false } = outcome
  const isOver = now.getTime() - Date.parse(createdAt) >= maxAgeMs && attempts >= minAttempts
  if (isOver) return { ...settlement, status: 'dead', error }
  const nextAttemptAt = new Date(now.getTime() + backoff(attempts, retryAfter, random, isRefused)).toISOString()
  return { ...settlement, status: 'pending', error, nextAttemptAt }
}
