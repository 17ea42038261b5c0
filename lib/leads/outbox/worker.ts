import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#lib/leads/channels/channel'
import { attempt, systemClock, type Clock } from '#lib/leads/outbox/attempt'
import { claimDeliveries, renewLeases, type ClaimedDelivery } from '#lib/leads/store/deliveries'
import type { LeadStore } from '#lib/leads/store/lead-store'
import type { Settlement } from '#lib/leads/store/settle'
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

/** Longest pause for the whole channel that a receiver may ask for with Retry-After. */
const maxChannelPauseMs = 300_000

/** Delivers what is due on one channel, several at a time, until it is stopped. Nothing makes it throw. */
export class Worker {
  readonly #channel: Channel
  readonly #store: () => Promise<LeadStore>
  readonly #options: Options
  /** Tells the leases of this worker, in this process, from all others. */
  readonly #id = crypto.randomUUID()
  readonly #underWay = new Set<string>()
  #wakeUp = new AbortController()
  #isStopping = false
  #pausedUntil = 0
  readonly #running: Promise<void>

  /** @param store opens the store, or rejects while it cannot. */
  constructor(channel: Channel, store: () => Promise<LeadStore>, options: Partial<Options> = {}) {
    this.#channel = channel
    this.#store = store
    this.#options = { ...defaults, ...options }
    this.#running = this.#run()
  }

  /** There may be something due. */
  wake(): void {
    this.#wakeUp.abort()
  }

  /** Claims no more; ends when what is under way has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.wake()
    await this.#running
  }

  async #run(): Promise<void> {
    const renewal = setInterval(() => void this.#renew(), this.#options.renewMs)
    let failures = 0
    while (!this.#isStopping || this.#underWay.size > 0) {
      try {
        const claimed = await this.#claim()
        failures = 0
        for (const each of claimed) void this.#deliver(each)
        if (claimed.length === 0) await this.#sleep(this.#options.pollMs)
      } catch (error) {
        log.error('outbox-not-readable', error, { channel: this.#channel.name })
        await this.#sleep(this.#pauseAfter(failures++))
      }
    }
    clearInterval(renewal)
  }

  /** Ends early when the worker is woken, at once if that happened since the last sleep. */
  async #sleep(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#wakeUp.signal }).catch(() => undefined)
    this.#wakeUp = new AbortController()
  }

  #pauseAfter(failures: number): number {
    return Math.min(this.#options.maxPauseMs, this.#options.pollMs * 2 ** failures)
  }

  async #claim(): Promise<ClaimedDelivery[]> {
    const { name, concurrency } = this.#channel
    const free = concurrency - this.#underWay.size
    // Half a load at a time: a claim for every lead that ends would cost as much as the delivery.
    const isBusy = free < concurrency / 2
    if (this.#isStopping || isBusy || performance.now() < this.#pausedUntil) return []
    const { database } = await this.#store()
    return claimDeliveries(database, name, this.#id, free, this.#options.now(), [...this.#underWay])
  }

  async #renew(): Promise<void> {
    if (this.#underWay.size === 0) return
    try {
      const { database } = await this.#store()
      await renewLeases(database, this.#id, [...this.#underWay], this.#options.now())
    } catch {
      // Whoever claims it then sends it once more, under the same key.
    }
  }

  async #deliver(claimed: ClaimedDelivery): Promise<void> {
    this.#underWay.add(claimed.id)
    const { outcome, settlement } = await attempt(this.#channel, claimed, this.#options)
    if (outcome.kind === 'retry' && outcome.retryAfter !== undefined) {
      this.#pausedUntil = performance.now() + Math.min(maxChannelPauseMs, outcome.retryAfter * 1000)
    }
    await this.#settle(settlement)
    this.#underWay.delete(claimed.id)
    this.wake()
  }

  /** What was delivered must not be sent again, so a failing store is tried until it takes the settlement. */
  async #settle(settlement: Settlement): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        await (await this.#store()).settle(settlement)
        return
      } catch (error) {
        log.error('delivery-not-settled', error, { channel: this.#channel.name })
        if (this.#isStopping) return
        await sleep(this.#pauseAfter(failures))
      }
    }
  }
}
