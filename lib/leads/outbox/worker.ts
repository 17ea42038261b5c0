import { channel as openDiagnosticsChannel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteStore } from '#lib/database/open'
import type { Channel } from '#lib/leads/channels/channel'
import { attemptDelivery } from '#lib/leads/outbox/attempt-delivery'
import {
  claimDeliveries,
  settleDelivery,
  type ClaimedDelivery,
  type Settlement,
} from '#lib/leads/outbox/claim'
import { retryChannel } from '#lib/leads/outbox/retry'
import { log } from '#lib/log'

/**
 * Announces a saved lead to the workers. Next bundles routes and workers separately, so a route
 * cannot call a worker.
 */
export const leadSaved = openDiagnosticsChannel('clinic:lead-saved')

type WorkerOptions = { now?: () => Date; pollMs?: number; maxPauseMs?: number }

export type OutboxWorker = {
  /** Looks for due deliveries without waiting for the end of the pause. */
  wake: () => void
  /** Claims no more deliveries, and resolves when the attempts under way have ended. */
  stop: () => Promise<void>
}

/** Longest pause of a whole channel that a receiver can request with `Retry-After`, in seconds. */
const maxChannelPause = 300

/**
 * Starts a worker that sends the due deliveries of one channel, several at a time. A failure is
 * logged and never thrown.
 */
export function startWorker(
  channel: Channel,
  openStore: () => Promise<SiteStore>,
  { now = () => new Date(), pollMs = 1000, maxPauseMs = 15_000 }: WorkerOptions = {},
): OutboxWorker {
  const { name, concurrency } = channel
  /** Id of this worker in the leases of its deliveries. */
  const workerId = crypto.randomUUID()
  const idsUnderWay = new Set<string>()
  let wakeUp = new AbortController()
  let isStopping = false
  let pausedUntil = 0
  let isFailing = false

  const wake = () => wakeUp.abort()
  const getPauseMs = (failures: number) => Math.min(maxPauseMs, pollMs * 2 ** failures)

  /**
   * Waits for `ms` milliseconds, or until `wake` is called. Does not wait if `wake` was called
   * since the last pause.
   */
  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: wakeUp.signal }).catch(() => undefined)
    wakeUp = new AbortController()
  }

  async function run(): Promise<void> {
    let failures = 0
    let isStarted = false
    while (!isStopping || idsUnderWay.size > 0) {
      try {
        // Staff often restart the site after they have repaired a fault. Deliveries that failed
        // before the restart are therefore retried at once.
        if (!isStarted) await retryChannel((await openStore()).database, name, now().toISOString())
        isStarted = true
        const claimed = await claim()
        failures = 0
        for (const delivery of claimed) void deliver(delivery)
        if (claimed.length === 0) await pause(pollMs)
      } catch (error) {
        log.error('outbox-not-readable', error, { channel: name })
        await pause(getPauseMs(failures++))
      }
    }
  }

  async function claim(): Promise<ClaimedDelivery[]> {
    const free = concurrency - idsUnderWay.size
    // Claims only if at least half of the `concurrency` attempts are free. A claim takes as long as
    // a delivery, so one claim has to serve several deliveries.
    if (isStopping || free < concurrency / 2 || performance.now() < pausedUntil) return []
    const { database } = await openStore()
    return claimDeliveries(database, name, workerId, free, now(), [...idsUnderWay])
  }

  async function deliver(claimed: ClaimedDelivery): Promise<void> {
    idsUnderWay.add(claimed.id)
    const { outcome, settlement } = await attemptDelivery(channel, claimed, now)
    const hasRecovered = isFailing && outcome.kind === 'delivered'
    if (outcome.kind !== 'refused') isFailing = outcome.kind === 'retry'
    if (outcome.kind !== 'delivered' && outcome.retryAfter !== undefined)
      pausedUntil = performance.now() + Math.min(maxChannelPause, outcome.retryAfter) * 1000
    await settle(settlement, hasRecovered)
    idsUnderWay.delete(claimed.id)
    wake()
  }

  /**
   * Saves the result of a delivery. Repeats until the database has saved the result, because a
   * delivery without a saved result would be sent again.
   */
  async function settle(settlement: Settlement, hasRecovered: boolean): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        const { database } = await openStore()
        await settleDelivery(database, settlement)
        if (hasRecovered) await retryChannel(database, name, settlement.at)
        return
      } catch (error) {
        log.error('delivery-not-settled', error, { channel: name })
        if (isStopping) return
        await sleep(getPauseMs(failures))
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
