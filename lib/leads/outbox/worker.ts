import type { Channel } from '#lib/leads/channels/channel'
import { attempt, nature, type Nature } from '#lib/leads/outbox/attempt'
import { Signal } from '#lib/leads/outbox/signal'
import type { Claimed } from '#lib/leads/store/outbox-store'
import type { Settlement } from '#lib/leads/store/settle'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { log } from '#lib/log'

type Settings = Nature & {
  /** Milliseconds between two looks into the store while nothing wakes the worker. */
  poll: number
  /** Milliseconds between two renewals of the leases; well below their length. */
  renewal: number
  /** Milliseconds a failing store is left alone, at most. */
  longestPause: number
}

const defaults: Settings = { ...nature, poll: 1000, renewal: 5000, longestPause: 15_000 }

/** Longest that a receiver's wish to be left alone holds back leads that it has not seen, in milliseconds. */
const longestSilence = 300_000

/** Delivers what is due on one channel, several at a time, until it is stopped. Nothing makes it throw. */
export class Worker {
  readonly #channel: Channel
  readonly #store: () => Promise<LeadStore>
  readonly #settings: Settings
  /** Tells the leases of this worker, in this process, from all others. */
  readonly #id = crypto.randomUUID()
  readonly #underWay = new Set<string>()
  readonly #signal = new Signal()
  #isStopping = false
  #silentUntil = 0
  readonly #running: Promise<void>

  /** @param store opens the store, or rejects while it cannot. */
  constructor(channel: Channel, store: () => Promise<LeadStore>, settings: Partial<Settings> = {}) {
    this.#channel = channel
    this.#store = store
    this.#settings = { ...defaults, ...settings }
    this.#running = this.#run()
  }

  /** There may be something due. */
  wake(): void {
    this.#signal.give()
  }

  /** Claims no more; ends when what is under way has ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#signal.give()
    await this.#running
  }

  async #run(): Promise<void> {
    const renewal = setInterval(() => void this.#renew(), this.#settings.renewal)
    let failures = 0
    while (!this.#isStopping || this.#underWay.size > 0) {
      try {
        const claimed = await this.#claim()
        failures = 0
        for (const each of claimed) void this.#deliver(each)
        if (claimed.length === 0) await this.#signal.wait(this.#settings.poll)
      } catch (error) {
        log.error('outbox-not-readable', error, { channel: this.#channel.name })
        await this.#signal.wait(Math.min(this.#settings.longestPause, this.#settings.poll * 2 ** failures++))
      }
    }
    clearInterval(renewal)
  }

  async #claim(): Promise<Claimed[]> {
    const free = this.#channel.concurrency - this.#underWay.size
    // Half a load at a time: a claim for every lead that ends would cost as much as the delivery.
    const isBusy = free < this.#channel.concurrency / 2
    if (this.#isStopping || isBusy || performance.now() < this.#silentUntil) return []
    const { outbox } = await this.#store()
    return outbox.claim(this.#channel.name, this.#id, free, this.#settings.now(), [...this.#underWay])
  }

  async #renew(): Promise<void> {
    if (this.#underWay.size === 0) return
    try {
      const { outbox } = await this.#store()
      await outbox.renew(this.#id, [...this.#underWay], this.#settings.now())
    } catch {
      // Whoever claims it then sends it once more, under the same key.
    }
  }

  async #deliver(claimed: Claimed): Promise<void> {
    this.#underWay.add(claimed.id)
    const { outcome, settlement } = await attempt(this.#channel, claimed, this.#settings)
    if (outcome.kind === 'retry' && outcome.after !== undefined) {
      this.#silentUntil = performance.now() + Math.min(longestSilence, outcome.after * 1000)
    }
    await this.#settle(settlement)
    this.#underWay.delete(claimed.id)
    this.#signal.give()
  }

  /** What has arrived must not be sent again, so a failing store is tried until it takes the result. */
  async #settle(settlement: Settlement): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        const { outbox } = await this.#store()
        await outbox.settle(settlement)
        return
      } catch (error) {
        log.error('delivery-not-noted', error, { channel: this.#channel.name })
        if (this.#isStopping) return
        const pause = Math.min(this.#settings.longestPause, this.#settings.poll * 2 ** failures)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  }
}
