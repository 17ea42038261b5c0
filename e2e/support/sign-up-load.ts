import { randomInt, randomUUID } from 'node:crypto'
import type { Site } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'
import { SqliteDatabase } from '#lib/database/sqlite'
import { commandLimits, openPostgres } from '#lib/database/postgres'

/** A site's store, opened beside it; `url` is PostgreSQL's. */
const openDatabase = (site: Site, url?: string) =>
  url === undefined ? new SqliteDatabase(site.dataDir) : openPostgres(url, commandLimits)

/** Names of the leads a site has stored, in order. */
export async function readStoredNames(site: Site, url?: string): Promise<string[]> {
  const db = openDatabase(site, url)
  const rows = await db.selectFrom('lead').select('name').execute()
  await db.destroy()
  return rows.map(({ name }) => name).toSorted()
}

/**
 * Kills the site again and again at any moment while ten visitors sign up, and starts it again.
 * @returns names of the leads that were answered with a 2xx, in order, and how many requests got no answer.
 */
export async function killUnderLoad(
  site: Site,
  rounds: number,
): Promise<{ accepted: string[]; unanswered: number }> {
  const load = startSignUpLoad([site.url], 10)
  for (let round = 0; round < rounds; round++) {
    const enough = load.accepted.length + randomInt(10, 40)
    await waitUntil(() => load.accepted.length >= enough)
    await site.end('SIGKILL')
    await site.start()
  }
  await load.stop()
  return { accepted: load.accepted.toSorted(), unanswered: load.answers(0) }
}

export type SignUpLoad = {
  /** Names of the leads that were answered with a 2xx. */
  accepted: string[]
  /** Answers so far with this status. */
  answers: (status: number) => number
  /** Lets each visitor finish the lead at hand, then ends. */
  stop: () => Promise<void>
}

/** Sends a sign-up as the form does; its status, or 0 when no answer came. */
export async function sendSignUp(
  url: string,
  name: string,
  key: string = randomUUID(),
  more = {},
): Promise<number> {
  const address = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
  try {
    const response = await fetch(`${url}/api/subscribe`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': address,
      },
      body: JSON.stringify({ name, phone: '671234567', consent: true, ...more }),
      signal: AbortSignal.timeout(20_000),
    })
    return response.status
  } catch {
    return 0
  }
}

/** Starts `visitors` at once; each tries a lead under its key until it is accepted, at any of the sites. */
export function startSignUpLoad(urls: readonly string[], visitors: number): SignUpLoad {
  const accepted: string[] = []
  const statuses: number[] = []
  let isOver = false

  async function visit(visitor: number): Promise<void> {
    for (let lead = 0; !isOver; lead++) {
      const [name, key] = [randomUUID(), randomUUID()]
      for (let attempt = 0; ; attempt++) {
        const status = await sendSignUp(
          urls[(visitor + lead + attempt) % urls.length] ?? '',
          name,
          key,
        )
        statuses.push(status)
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
    stop: async () => {
      isOver = true
      await all
    },
  }
}
