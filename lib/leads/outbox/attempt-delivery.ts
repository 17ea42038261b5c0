import { getErrorCode, type Channel, type DeliveryOutcome } from '#lib/leads/channels/channel'
import { takeDirectDelivery } from '#lib/leads/direct-delivery'
import type { ClaimedDelivery, Settlement } from '#lib/leads/outbox/claim'
import { log } from '#lib/log'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { withTimeout } from '#lib/time/with-timeout'

const secondMs = 1000
const hourMs = 3_600_000

/**
 * Longest duration of an attempt to deliver a lead, in milliseconds. An attempt is shorter than a
 * lease (`leaseMs`), so that no other worker attempts the delivery during this time.
 */
const attemptTimeoutMs = 25 * secondMs

/**
 * Age in milliseconds at which a delivery is given up. A delivery with fewer than `minAttempts`
 * attempts is not given up, because the site may have been off for hours.
 */
const maxAgeMs = 72 * hourMs
const minAttempts = 12

/** A failed attempt, after which the delivery is retried or given up. */
type Failure = {
  reason: string
  /** Wait that the receiver requested, in seconds. */
  retryAfter?: number | undefined
  /** E-mail addresses to retry. Missing when the attempt has reached no address. */
  recipients?: readonly string[]
}

/** Attempts a claimed delivery. Never throws. */
export async function attemptDelivery(
  channel: Channel,
  claimed: ClaimedDelivery,
  now: () => Date,
): Promise<{ outcome: DeliveryOutcome; settlement: Settlement }> {
  const { id, worker, attempts, createdAt, lead, recipients } = claimed
  const delivery = takeDirectDelivery(lead, channel.name).then(
    (direct) => direct ?? channel.deliver(lead, recipients),
  )
  const outcome = await withTimeout(delivery, attemptTimeoutMs).catch(
    (error: unknown): DeliveryOutcome => ({
      kind: 'retry',
      reason: getErrorCode(error),
    }),
  )
  const time = now()
  const fields = { lead: lead.id, channel: channel.name, attempts }
  const settlement: Settlement = { id, worker, at: time.toISOString(), status: 'delivered' }
  const failure = findFailure(outcome)
  if (failure === undefined) {
    log.info('lead-delivered', fields)
    const error = outcome.kind === 'delivered' ? outcome.refusal : undefined
    return { outcome, settlement: { ...settlement, error } }
  }
  const { reason: error, retryAfter } = failure
  const age = time.getTime() - Date.parse(createdAt)
  const isGivenUp = age >= maxAgeMs && attempts >= minAttempts
  if (isGivenUp) log.error('dead-letter', error, fields)
  else log.info('delivery-failed', { ...fields, reason: error })
  return {
    outcome,
    settlement: {
      ...settlement,
      status: isGivenUp ? 'dead' : 'pending',
      error,
      nextAttemptAt: addMilliseconds(time, getBackoffMs(attempts, retryAfter)),
      recipients: failure.recipients,
    },
  }
}

function findFailure(outcome: DeliveryOutcome): Failure | undefined {
  return outcome.kind === 'delivered' ? outcome.deferred : outcome
}

/**
 * Returns the milliseconds until the next attempt: exponential backoff up to an hour with jitter.
 * If `retryAfter` is longer, returns `retryAfter` with jitter, but at most about six hours.
 * @param retryAfter wait that the receiver requested, in seconds
 */
function getBackoffMs(attempts: number, retryAfter = 0): number {
  const random = Math.random()
  const exponentialMs = Math.min(hourMs, 5 * secondMs * 2 ** Math.min(attempts - 1, 20))
  const backoffMs = exponentialMs * (0.5 + random / 2)
  const retryAfterMs = Math.min(6 * hourMs, retryAfter * secondMs)
  // A delivery with `retryAfter` also gets jitter, so that not all deliveries are retried at the
  // same moment.
  return Math.round(retryAfterMs > backoffMs ? retryAfterMs + random * 5 * secondMs : backoffMs)
}
