import { channel as diagnosticsChannel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode, type Channel, type Outcome } from '#lib/leads/channels/channel'
import { takeDirectDelivery } from '#lib/leads/direct-delivery'
import { claimDeliveries, retryNow, settle } from '#lib/leads/outbox/deliveries'
import type { ClaimedDelivery, Settlement } from '#lib/leads/outbox/deliveries'
import type { SiteStore } from '#lib/database/open'
import { log } from '#lib/log'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { withTimeout } from '#lib/time/with-timeout'

/** Says that a lead was stored; it reaches the workers although Next bundles them apart from the routes. */
export const leadStored = diagnosticsChannel('clinic:lead-stored')

type Options = { now?: () => Date; pollMs?: number; maxPauseMs?: number }

export type Worker = ReturnType<typeof startWorker>

/**
 * Delivers what is due on one channel, several at a time. Nothing makes it throw.
 * @returns `wake`: something may be due; `stop`: claims no more, and ends when what is under way has ended
 */
export function startWorker(
  channel: Channel,
  openStore: () => Promise<SiteStore>,
  { now = () => new Date(), pollMs = 1000, maxPauseMs = 15_000 }: Options = {},
) {
  const { name, concurrency } = channel
  /** Tells the leases of this worker, in this process, from all others. */
  const worker = crypto.randomUUID()
  const underWay = new Set<string>()
  let wakeUp = new AbortController()
  let isStopping = false
  let pausedUntil = 0
  let isFailing = false

  const wake = () => {
    wakeUp.abort()
  }
  const pauseAfter = (failures: number) => Math.min(maxPauseMs, pollMs * 2 ** failures)

  /** Ends at once when the worker was woken since the last pause. */
  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: wakeUp.signal }).catch(() => undefined)
    wakeUp = new AbortController()
  }

  async function run(): Promise<void> {
    let [failures, isStarted] = [0, false]
    while (!isStopping || underWay.size > 0) {
      try {
        // What was wrong may have been mended meanwhile.
        if (!isStarted) await retryNow((await openStore()).database, name, now().toISOString())
        isStarted = true
        const claimed = await claim()
        failures = 0
        for (const each of claimed) void deliver(each)
        if (claimed.length === 0) await pause(pollMs)
      } catch (error) {
        log.error('outbox-not-readable', error, { channel: name })
        await pause(pauseAfter(failures++))
      }
    }
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const free = concurrency - underWay.size
    // Half a load at a time: a claim for every lead that ends would cost as much as the delivery.
    if (isStopping || free < concurrency / 2 || performance.now() < pausedUntil) return []
    return claimDeliveries((await openStore()).database, name, worker, free, now(), [...underWay])
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    underWay.add(claimed.id)
    const { outcome, settlement } = await attempt(channel, claimed, now)
    const hasRecovered = isFailing && outcome.kind === 'delivered'
    if (outcome.kind !== 'refused') isFailing = outcome.kind === 'retry'
    // For the whole channel a receiver may ask for five minutes at most.
    if (outcome.kind !== 'delivered' && outcome.retryAfter !== undefined)
      pausedUntil = performance.now() + Math.min(300, outcome.retryAfter) * second
    await record(settlement, hasRecovered)
    underWay.delete(claimed.id)
    wake()
  }

  /** What was delivered must not be sent again, so a failing store is tried until it takes the settlement. */
  async function record(settlement: Settlement, hasRecovered: boolean): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        const { database } = await openStore()
        await settle(database, settlement)
        if (hasRecovered) await retryNow(database, name, settlement.at)
        return
      } catch (error) {
        log.error('delivery-not-settled', error, { channel: name })
        if (isStopping) return
        await sleep(pauseAfter(failures))
      }
    }
  }

  const running = run()
  return {
    wake,
    stop: () => {
      isStopping = true
      wake()
      return running
    },
  }
}

/** Why a delivery must be tried again, in how many seconds at the earliest, and for whom where others have it. */
type Failure = { reason: string; retryAfter?: number | undefined; recipients?: readonly string[] }

const refusalOf = (outcome: Outcome) => (outcome.kind === 'delivered' ? outcome.refusal : undefined)

/** One attempt at a claimed delivery, and how to settle it; never throws. */
export async function attempt(channel: Channel, claimed: ClaimedDelivery, now: () => Date) {
  const { id, worker, attempts, createdAt, lead, recipients } = claimed
  // Shorter than a lease: until then nobody else sends it.
  const delivery = takeDirectDelivery(lead, channel.name).then(
    (direct) => direct ?? channel.deliver(lead, recipients),
  )
  const outcome = await withTimeout(delivery, 25 * second).catch((error: unknown): Outcome => ({
    kind: 'retry',
    reason: errorCode(error),
  }))
  const time = now()
  const fields = { lead: lead.id, channel: channel.name, attempts }
  const settlement: Settlement = { id, worker, at: time.toISOString(), status: 'delivered' }
  const failure: Failure | undefined = outcome.kind === 'delivered' ? outcome.deferred : outcome
  if (failure === undefined) {
    log.info('lead-delivered', fields)
    return { outcome, settlement: { ...settlement, error: refusalOf(outcome) } }
  }
  const { reason: error, retryAfter, recipients: waiting } = failure
  const isOver = time.getTime() - Date.parse(createdAt) >= maxAgeMs && attempts >= minAttempts
  if (isOver) log.error('dead-letter', error, fields)
  else log.info('delivery-failed', { ...fields, reason: error })
  const status: Settlement['status'] = isOver ? 'dead' : 'pending'
  const nextAttemptAt = addMilliseconds(time, backoff(attempts, retryAfter))
  return {
    outcome,
    settlement: { ...settlement, status, error, nextAttemptAt, recipients: waiting },
  }
}

const [second, hour] = [1000, 3_600_000]

/** A delivery is given up at this age, and after so many attempts: hours in which the site was off do not count. */
const maxAgeMs = 72 * hour
const minAttempts = 12

/** Milliseconds until the next attempt: doubled by each, half of it drawn, never less than the receiver asked for. */
function backoff(attempts: number, retryAfter = 0): number {
  const random = Math.random()
  const drawn = Math.min(hour, 5 * second * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random / 2)
  const asked = Math.min(6 * hour, retryAfter * second)
  // Not all come back at once.
  return Math.round(asked > drawn ? asked + random * 5 * second : drawn)
}
