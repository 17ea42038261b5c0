import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { toClientKey, clientIpHeader } from '#lib/request/request'
import { calls, respond, type Handler } from '#lib/server/handlers'

/** Settles when the task is done. It calls `rest` when only the client is slow, so that the next task begins. */
type Task = (rest: () => void) => Promise<unknown>
type Line = { waiting: Task[]; atWork: number }

/**
 * How many of one client are worked on at once, and of all; how many of one client wait at most, and of all. The next
 * begins when the event loop gets round within `turnMs` milliseconds, so requests that need no turn wait no longer.
 */
type Limits = {
  atWork: number
  allAtWork: number
  waiting: number
  allWaiting: number
  turnMs: number
}

class FairQueue {
  /** By client; whose turn is next comes first. */
  readonly #lines = new Map<string, Line>()
  readonly #limits: Limits
  #allAtWork = 0
  #allWaiting = 0
  #isBeginning = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Lets a task wait for the client's turn; false when too many wait already. */
  enter(client: string, task: Task): boolean {
    const line = this.#lines.get(client) ?? { waiting: [], atWork: 0 }
    if (line.waiting.length >= this.#limits.waiting || this.#allWaiting >= this.#limits.allWaiting)
      return false
    if (line.waiting.length === 0) this.#lines.delete(client)
    this.#lines.set(client, line)
    line.waiting.push(task)
    this.#allWaiting += 1
    void this.#begin()
    return true
  }

  async #begin(): Promise<void> {
    if (this.#isBeginning) return
    this.#isBeginning = true
    while (this.#beginNext()) {
      let started: number
      do {
        started = performance.now()
        await setImmediate()
      } while (this.#allAtWork > 0 && performance.now() - started > this.#limits.turnMs)
    }
    this.#isBeginning = false
  }

  #beginNext(): boolean {
    if (this.#allAtWork >= this.#limits.allAtWork) return false
    for (const [client, line] of this.#lines) {
      const task = line.atWork < this.#limits.atWork ? line.waiting.shift() : undefined
      if (!task) continue
      this.#lines.delete(client)
      this.#lines.set(client, line)
      void this.#work(client, line, task)
      return true
    }
    return false
  }

  async #work(client: string, line: Line, task: Task): Promise<void> {
    this.#allWaiting -= 1
    this.#allAtWork += 1
    line.atWork += 1
    let isResting = false
    const rest = () => {
      if (isResting) return
      isResting = true
      this.#allAtWork -= 1
      void this.#begin()
    }
    await task(rest).catch(() => undefined)
    rest()
    line.atWork -= 1
    if (line.atWork + line.waiting.length === 0) this.#lines.delete(client)
    void this.#begin()
  }
}

export const pageQueue = new FairQueue({
  atWork: 8,
  allAtWork: 64,
  waiting: 64,
  allWaiting: 1024,
  turnMs: 8,
})

/** What waits for no page: each client's calls of each kind by themselves. */
const callQueue = new FairQueue({
  atWork: 16,
  allAtWork: 1024,
  waiting: 512,
  allWaiting: 4096,
  turnMs: Infinity,
})

/** Milliseconds between two looks whether a response waits for a client that does not read it. */
const restMs = 250

/** Lets a request wait for its client's turn; a client of whom too many wait is told to come again. */
export const waitForTurn: Handler = (request, response, next) => {
  const { customer } = toClientKey(String(request.headers[clientIpHeader]))
  const [call] = calls.exec(request.url ?? '') ?? []
  const task = async (rest: () => void) => {
    // Whoever asked may have left meanwhile.
    if (response.closed) return
    next()
    const timer = setInterval(() => {
      if (response.writableEnded || response.writableNeedDrain) rest()
    }, restMs)
    await once(response, 'close').finally(() => {
      clearInterval(timer)
    })
  }
  const queue = call === undefined ? pageQueue : callQueue
  if (!queue.enter(`${customer} ${call ?? ''}`, task))
    respond(response, 503, 'busy', { 'Retry-After': '5' })
}
