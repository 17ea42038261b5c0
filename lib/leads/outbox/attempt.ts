import { errorCode, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { settlementOf } from '#lib/leads/outbox/backoff'
import type { ClaimedDelivery } from '#lib/leads/store/deliveries'
import type { Settlement } from '#lib/leads/store/settle'
import { log } from '#lib/log'
import { withTimeout } from '#lib/time/with-timeout'

/** Longest attempt; a worker renews its leases meanwhile. */
const timeoutMs = 45_000

/** A clock and chance, which tests set. */
export type Clock = { now: () => Date; random: () => number }

export const systemClock: Clock = { now: () => new Date(), random: Math.random }

/** One attempt at a claimed delivery, and how to settle it; never throws. */
export async function attempt(channel: Channel, claimed: ClaimedDelivery, { now, random }: Clock) {
  const outcome = await withTimeout(channel.deliver(claimed.lead), timeoutMs).catch((error: unknown): Outcome => ({
    kind: 'retry',
    reason: errorCode(error),
  }))
  const settlement = settlementOf(outcome, claimed, channel.name, now(), random())
  report(outcome, settlement, claimed)
  return { outcome, settlement }
}

/** One line each; a delivery that nobody will attempt again is an error. */
function report(outcome: Outcome, { status, channel }: Settlement, { lead, attempts }: ClaimedDelivery): void {
  const fields = { lead: lead.id, channel, attempts }
  if (outcome.kind === 'delivered') log.info('lead-delivered', fields)
  else if (status === 'dead') log.error('dead-letter', outcome.reason, fields)
  else log.info('delivery-failed', { ...fields, reason: outcome.reason })
}
