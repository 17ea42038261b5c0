import { setImmediate } from 'node:timers/promises'

/**
 * A task of one client. The promise settles when the task is done. The task calls `releaseSlot`
 * when only a slow client delays the response. The next task can then start.
 */
type Task = (releaseSlot: () => void) => Promise<unknown>

type ClientLine = { waiting: Task[]; running: number }

type QueueLimits = {
  /** Largest number of tasks of one client that run at once. */
  runningPerClient: number
  /** Largest number of tasks of all clients that run at once. */
  running: number
  /** Largest number of waiting tasks of one client. */
  waitingPerClient: number
  /** Largest number of waiting tasks of all clients. */
  waiting: number
  /**
   * The next task starts if the latest iteration of the event loop took at most this many
   * milliseconds. After a longer iteration the next task waits, unless no task is running.
   */
  maxTurnMs: number
}

/**
 * A queue that starts one task of each client in turn. A client with many tasks therefore does not
 * delay the tasks of other clients.
 */
export class FairQueue {
  /**
   * Waiting and running tasks by client. The first client in the map is the client whose turn is
   * next.
   */
  readonly #lines = new Map<string, ClientLine>()
  readonly #limits: QueueLimits
  #running = 0
  #waiting = 0
  #isStarting = false

  /** Number of tasks that wait for their turn. */
  get waitingCount(): number {
    return this.#waiting
  }

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /** Adds a task of a client to the queue. Returns false when too many tasks wait. */
  enter(client: string, task: Task): boolean {
    const line = this.#lines.get(client) ?? { waiting: [], running: 0 }
    const { waitingPerClient, waiting } = this.#limits
    if (line.waiting.length >= waitingPerClient || this.#waiting >= waiting) return false
    if (line.waiting.length === 0) this.#lines.delete(client)
    this.#lines.set(client, line)
    line.waiting.push(task)
    this.#waiting += 1
    void this.#startTasks()
    return true
  }

  async #startTasks(): Promise<void> {
    if (this.#isStarting) return
    this.#isStarting = true
    while (this.#startNextTask()) {
      let startedAt: number
      do {
        startedAt = performance.now()
        await setImmediate()
      } while (this.#running > 0 && performance.now() - startedAt > this.#limits.maxTurnMs)
    }
    this.#isStarting = false
  }

  #startNextTask(): boolean {
    if (this.#running >= this.#limits.running) return false
    for (const [client, line] of this.#lines) {
      const isFree = line.running < this.#limits.runningPerClient
      const task = isFree ? line.waiting.shift() : undefined
      if (!task) continue
      // The client has had its turn, so the client moves to the end of the map.
      this.#lines.delete(client)
      this.#lines.set(client, line)
      void this.#runTask(client, line, task)
      return true
    }
    return false
  }

  async #runTask(client: string, line: ClientLine, task: Task): Promise<void> {
    this.#waiting -= 1
    this.#running += 1
    line.running += 1
    let isReleased = false
    const releaseSlot = (): void => {
      if (isReleased) return
      isReleased = true
      this.#running -= 1
      void this.#startTasks()
    }
    await task(releaseSlot).catch(() => undefined)
    releaseSlot()
    line.running -= 1
    if (line.running + line.waiting.length === 0) this.#lines.delete(client)
    void this.#startTasks()
  }
}
