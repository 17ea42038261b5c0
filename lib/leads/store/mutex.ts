/** A lock that is given in the order in which it was asked for. */
export class Mutex {
  readonly #queue: (() => void)[] = []
  #isLocked = false

  /** @throws Error when the lock was not free within `timeoutMs`. */
  async acquire(timeoutMs: number): Promise<void> {
    if (!this.#isLocked) {
      this.#isLocked = true
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const next = () => {
      resolve(undefined)
    }
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(next), 1)
      reject(new Error('The store is busy'))
    }, timeoutMs)
    this.#queue.push(next)
    await promise
    clearTimeout(timer)
  }

  release(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#isLocked = false
  }
}
