import { withTimeout } from '#lib/time/with-timeout'

/** A lock that is given in the order in which it was asked for. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve()
  #release: () => void = () => undefined

  /** @throws Error when the lock was not free within `timeoutMs`. */
  async acquire(timeoutMs: number): Promise<void> {
    const before = this.#last
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    this.#last = before.then(() => released)
    const next = () => {
      release(undefined)
    }
    try {
      await withTimeout(before, timeoutMs)
      this.#release = next
    } catch (cause) {
      next()
      throw new Error('The store is busy', { cause })
    }
  }

  release(): void {
    this.#release()
  }
}
