import { randomInt, randomUUID } from 'node:crypto'

export type Load = {
  /** Names of the leads that were answered with a 2xx. */
  accepted: string[]
  /** Answers so far with this status. */
  answers: (status: number) => number
  /** The longest that an answer took so far, in milliseconds. */
  longest: () => number
  /** Lets each visitor finish the lead at hand, then ends. */
  stop: () => Promise<void>
}

/** Sends a sign-up as the form does; its status, or 0 when no answer came. */
export async function sendSignUp(url: string, name: string, key: string = randomUUID(), more = {}): Promise<number> {
  const address = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
  try {
    const response = await fetch(`${url}/api/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': address },
      body: JSON.stringify({ name, phone: '671234567', consent: true, ...more }),
      signal: AbortSignal.timeout(20_000),
    })
    return response.status
  } catch {
    return 0
  }
}

/** Starts `visitors` at once; each tries a lead under its key until it is accepted, at any of the sites. */
export function startLoad(urls: readonly string[], visitors: number): Load {
  const accepted: string[] = []
  const statuses: number[] = []
  let longest = 0
  let isOver = false

  async function visit(visitor: number): Promise<void> {
    for (let lead = 0; !isOver; lead++) {
      const [name, key] = [randomUUID(), randomUUID()]
      for (let attempt = 0; ; attempt++) {
        const started = performance.now()
        const status = await sendSignUp(urls[(visitor + lead + attempt) % urls.length] ?? '', name, key)
        statuses.push(status)
        longest = Math.max(longest, performance.now() - started)
        if (status >= 200 && status < 300) break
        // A visitor does not press again at once.
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
      accepted.push(name)
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return {
    accepted,
    answers: (status) => statuses.filter((each) => each === status).length,
    longest: () => longest,
    stop: async () => {
      isOver = true
      await all
    },
  }
}
