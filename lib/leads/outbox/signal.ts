/** Something to wait for: a call, or the end of a time. A call that comes while nobody waits is not lost. */
export class Signal {
  #isGiven = false
  #wake: (() => void) | undefined

  give(): void {
    this.#isGiven = true
    this.#wake?.()
  }

  /** Ends at the next call, at once if one came since the last wait, and after `ms` milliseconds at the latest. */
  async wait(ms: number): Promise<void> {
    if (!this.#isGiven) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        this.#wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.#isGiven = false
    this.#wake = undefined
  }
}
