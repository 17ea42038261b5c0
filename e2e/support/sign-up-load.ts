import { randomInt, randomUUID } from 'node:crypto'
import type { Site } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'
import { SqliteDatabase } from '#lib/database/sqlite'
import { commandLimits, openPostgres } from '#lib/database/postgres'

/**
 * Opens the site's database in this process.
 * @param url the URL of the site's PostgreSQL database. Without a URL the database is SQLite.
 */
const openDatabase = (site: Site, url?: string) =>
  url === undefined ? new SqliteDatabase(site.dataDir) : openPostgres(url, commandLimits)

/** The sorted names of the leads in a site's database. */
export async function readStoredNames(site: Site, url?: string): Promise<string[]> {
  const db = openDatabase(site, url)
  const rows = await db.selectFrom('lead').select('name').execute()
  await db.destroy()
  return rows.map(({ name }) => name).toSorted()
}

/**
 * Kills and restarts the site at random moments while ten visitors sign up.
 * @returns sorted names of the accepted leads, and the number of requests without a response
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
  /** Names of the accepted leads (status 2xx). */
  accepted: string[]
  /** Number of responses with this status so far. Status 0 means that no response came. */
  answers: (status: number) => number
  /**
   * Stops the visitors after their current leads. Resolves when a site has accepted these leads.
   */
  stop: () => Promise<void>
}

/**
 * Sends a sign-up as the site's form does, from a random IP address. Resolves to the status of the
 * response, or to 0 when no response came.
 * @param key the idempotency key
 * @param more fields that are added to the sign-up or replace fields of the sign-up
 */
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

/**
 * Starts visitors who sign up in parallel. Each visitor sends a lead to the sites in turn until a
 * site accepts the lead. All attempts have the same idempotency key. Then the visitor sends a new
 * lead.
 */
export function startSignUpLoad(urls: readonly string[], visitors: number): SignUpLoad {
  const accepted: string[] = []
  const statuses: number[] = []
  let isOver = false

  async function visit(visitor: number): Promise<void> {
    for (let lead = 0; !isOver; lead++) {
      const name = randomUUID()
      const key = randomUUID()
      for (let attempt = 0; ; attempt++) {
        const status = await sendSignUp(
          urls[(visitor + lead + attempt) % urls.length] ?? '',
          name,
          key,
        )
        statuses.push(status)
        if (status >= 200 && status < 300) break
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
