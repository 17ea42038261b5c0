import { setTimeout as sleep } from 'node:timers/promises'
import { alarmDetail, clearAlarm, raiseAlarm } from '#lib/leads/alarms'
import type { Channel, Outcome } from '#lib/leads/channels/channel'
import { attempt, systemClock, type Clock } from '#lib/leads/outbox/attempt'
import { claimDeliveries, renewLeases, type ClaimedDelivery } from '#lib/leads/store/deliveries'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { retryNow, type Settlement } from '#lib/leads/store/settle'
import type { Db } from '#lib/leads/store/tables'
import { log } from '#lib/log'

type Options = Clock & {
  /** Pause between two looks into the store while nothing wakes the worker. */
  pollMs: number
  /** Pause between two renewals of the leases; well below their length. */
  renewMs: number
  /** Longest pause before a failing store is tried again. */
  maxPauseMs: number
}

const defaults: Options = { ...systemClock, pollMs: 1000, renewMs: 5000, maxPauseMs: 15_000 }

/** How long a channel must have failed before its first success makes everything due that waits for it. */
const longFailureMs = 60_000

/** Longest pause for the whole channel that a receiver may ask for with Retry-After. */
const maxChannelPauseMs = 300_000

/** `wake`: something may be due; `stop`: claims no more, and ends when what is under way has ended. */
export type Worker = { wake: () => void; stop: () => Promise<void> }

/**
 * Delivers what is due on one channel, several at a time, until it is stopped. Nothing makes it throw.
 * @param openStore rejects while the store cannot be opened.
 */
export function startWorker(
  channel: Channel,
  openStore: () => Promise<LeadStore>,
  given: Partial<Options> = {},
): Worker {
  const options = { ...defaults, ...given }
  const { name, concurrency } = channel
  /** Tells the leases of this worker, in this process, from all others. */
  const worker = crypto.randomUUID()
  const underWay = new Set<string>()
  let wakeUp = new AbortController()
  let isStopping = false
  let pausedUntil = 0
  let failingSince: number | undefined

  const wake = () => {
    wakeUp.abort()
  }
  const pauseAfter = (failures: number) => Math.min(options.maxPauseMs, options.pollMs * 2 ** failures)

  /** Ends early when the worker is woken, at once if that happened since the last pause. */
  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: wakeUp.signal }).catch(() => undefined)
    wakeUp = new AbortController()
  }

  async function run(): Promise<void> {
    const renewal = setInterval(() => void renew(), options.renewMs)
    let [failures, isStarted] = [0, false]
    while (!isStopping || underWay.size > 0) {
      try {
        if (!isStarted) await begin((await openStore()).database)
        isStarted = true
        const claimed = await claim()
        failures = 0
        for (const each of claimed) void deliver(each)
        if (claimed.length === 0) await pause(options.pollMs)
      } catch (error) {
        log.error('outbox-not-readable', error, { channel: name })
        await pause(pauseAfter(failures++))
      }
    }
    clearInterval(renewal)
  }

  /** What was wrong may have been mended meanwhile. A receiver that wanted nothing any more stays off until it is another. */
  async function begin(db: Db): Promise<void> {
    await retryNow(db, name, options.now().toISOString())
    if (channel.receiver === undefined) return
    if ((await alarmDetail(db, 'webhook-gone')) === channel.receiver) pausedUntil = Infinity
    else await clearAlarm(db, 'webhook-gone')
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const free = concurrency - underWay.size
    // Half a load at a time: a claim for every lead that ends would cost as much as the delivery.
    if (isStopping || free < concurrency / 2 || performance.now() < pausedUntil) return []
    const { database } = await openStore()
    return claimDeliveries(database, name, worker, free, options.now(), [...underWay])
  }

  async function renew(): Promise<void> {
    if (underWay.size === 0) return
    try {
      await renewLeases((await openStore()).database, worker, [...underWay], options.now())
    } catch {
      // Whoever claims it then sends it once more, under the same key.
    }
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    underWay.add(claimed.id)
    const { outcome, settlement } = await attempt(channel, claimed, options)
    if (outcome.kind === 'retry' && outcome.retryAfter !== undefined) {
      pausedUntil = performance.now() + Math.min(maxChannelPauseMs, outcome.retryAfter * 1000)
    }
    if (outcome.kind === 'gone') await turnOff()
    await settle({ ...settlement, hasRecovered: noteOutcome(outcome, claimed.attempts) })
    underWay.delete(claimed.id)
    wake()
  }

  /** What waits stays, and is reported as waiting. */
  async function turnOff(): Promise<void> {
    pausedUntil = Infinity
    try {
      await raiseAlarm((await openStore()).database, 'webhook-gone', channel.receiver, options.now())
    } catch (error) {
      log.error('alarm-not-raised', error, { channel: name })
    }
  }

  /** True when a channel works again that had been failing for a while. A lead refused as before says nothing of it. */
  function noteOutcome(outcome: Outcome, attempts: number): boolean {
    const failed = failingSince
    if (outcome.kind === 'retry' && !(outcome.isRefused && attempts > 1)) failingSince ??= performance.now()
    if (outcome.kind !== 'delivered') return false
    failingSince = undefined
    return failed !== undefined && performance.now() - failed > longFailureMs
  }

  /** What was delivered must not be sent again, so a failing store is tried until it takes the settlement. */
  async function settle(settlement: Settlement): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        await (await openStore()).settle(settlement)
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
