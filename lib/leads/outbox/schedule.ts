import type { Outcome } from '#lib/leads/channels/channel'
import type { Claimed } from '#lib/leads/store/outbox-store'
import type { Settlement } from '#lib/leads/store/settle'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

type Pace = { first: number; longest: number }

/** Pauses between attempts, in milliseconds. */
const usualPace: Pace = { first: 5 * second, longest: hour }
/** For a lead that the receiver objects to: mended by people, not by the next second. */
const slowPace: Pace = { first: 5 * minute, longest: 6 * hour }

/** What may come on top of a pause the receiver asked for, so that not all come back at once. */
const spread = 5 * second
/** What a receiver may ask for with Retry-After, at most. */
const longestAsked = 6 * hour

/** A delivery is given up after this long, and after so many attempts: hours in which the site was off do not count. */
const patience = 72 * hour
const leastAttempts = 12

/**
 * Milliseconds until the next attempt: 5 s doubled by every attempt up to an hour, or for a refused lead 5 minutes up
 * to 6 hours; of this a part between half and all is drawn, and never less than the receiver asked for.
 * @param askedSeconds what the receiver asked for.
 * @param random from 0 to 1.
 */
export function pauseAfter(
  attempts: number,
  askedSeconds: number | undefined,
  random: number,
  isRefused = false,
): number {
  const { first, longest } = isRefused ? slowPace : usualPace
  const pause = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20))
  const drawn = pause * (0.5 + random / 2)
  const asked = Math.min(longestAsked, (askedSeconds ?? 0) * second)
  return Math.round(asked > drawn ? asked + random * spread : drawn)
}

/** What to note about an attempt. */
export function settlementOf(
  outcome: Outcome,
  { id, worker, attempts, createdAt }: Claimed,
  channel: string,
  now: Date,
  random: number,
): Settlement {
  const settlement = { id, worker, channel, at: now.toISOString() }
  if (outcome.kind === 'delivered') return { ...settlement, status: 'delivered' }
  const error = outcome.reason
  const isRefusedAgain = outcome.isRefused === true && attempts > 1
  const isOver = now.getTime() - Date.parse(createdAt) >= patience && attempts >= leastAttempts
  if (isOver) return { ...settlement, status: 'dead', error, isRefusedAgain }
  const pause = pauseAfter(attempts, outcome.after, random, outcome.isRefused)
  const nextAttemptAt = new Date(now.getTime() + pause).toISOString()
  return { ...settlement, status: 'pending', error, isRefusedAgain, nextAttemptAt }
}
