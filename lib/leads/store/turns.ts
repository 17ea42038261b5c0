/** Turns at something that only one can use, first come, first served. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  /** Waits for its turn. @throws Error when it has not come within `limit` milliseconds. */
  async take(limit: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(new Error('The store is busy'))
      }, limit)
      this.#waiting.push(begin)
    })
  }

  /** Lets the next one have it. */
  give(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#isTaken = false
  }
}
