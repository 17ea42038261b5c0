import { failureCode, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { settlementOf } from '#lib/leads/outbox/schedule'
import type { Claimed } from '#lib/leads/store/outbox-store'
import type { Settlement } from '#lib/leads/store/settle'
import { log } from '#lib/log'

/** Longest attempt, in milliseconds; shorter than a lease. */
const longestAttempt = 45_000

/** A clock and chance, which tests set. */
export type Nature = { now: () => Date; random: () => number }

export const nature: Nature = { now: () => new Date(), random: Math.random }

/** One attempt at a claimed delivery, and what to note about it; never throws. */
export async function attempt(
  channel: Channel,
  claimed: Claimed,
  { now, random }: Nature = nature,
): Promise<{ outcome: Outcome; settlement: Settlement }> {
  const outcome = await withinTime(channel, claimed)
  const settlement = settlementOf(outcome, claimed, channel.name, now(), random())
  report(outcome, settlement, claimed)
  return { outcome, settlement }
}

async function withinTime(channel: Channel, { lead }: Claimed): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, longestAttempt, { kind: 'retry', reason: 'no end in time' })
  })
  try {
    return await Promise.race([channel.deliver(lead), tooLate])
  } catch (error) {
    return { kind: 'retry', reason: failureCode(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** One line each; a delivery that nobody will attempt again is an error. */
function report(outcome: Outcome, { status, channel }: Settlement, { lead, attempts }: Claimed): void {
  const fields = { lead: lead.id, channel, attempts }
  if (outcome.kind === 'delivered') log.info('lead-delivered', fields)
  else if (status === 'dead') log.error('dead-letter', outcome.reason, fields)
  else log.info('delivery-failed', { ...fields, reason: outcome.reason })
}
