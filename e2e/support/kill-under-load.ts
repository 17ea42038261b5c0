import { randomInt } from 'node:crypto'
import { startLoad } from '#e2e/support/sign-up-load'
import type { Site } from '#e2e/support/site'
import { until } from '#e2e/support/until'
import { openSqlite } from '#lib/leads/store/sqlite'
import { commandLimits, openPostgres } from '#lib/leads/store/postgres'

/** A site's store, opened beside it; `url` is PostgreSQL's. */
const openDatabase = (site: Site, url?: string) =>
  url === undefined ? openSqlite(site.dataDir) : openPostgres(url, commandLimits)

/** Names of the leads a site has stored, in order. */
export async function storedNames(site: Site, url?: string): Promise<string[]> {
  const db = openDatabase(site, url)
  const rows = await db.selectFrom('lead').select('name').execute()
  await db.destroy()
  return rows.map(({ name }) => name).toSorted()
}

/**
 * Kills the site again and again at any moment while ten visitors sign up, and starts it again.
 * @returns names of the leads that were answered with a 2xx, in order, and how many requests got no answer.
 */
export async function killUnderLoad(site: Site, rounds: number): Promise<{ accepted: string[]; unanswered: number }> {
  const load = startLoad([site.url], 10)
  for (let round = 0; round < rounds; round++) {
    const enough = load.accepted.length + randomInt(10, 40)
    await until(() => load.accepted.length >= enough)
    await site.end('SIGKILL')
    await site.start()
  }
  await load.stop()
  return { accepted: load.accepted.toSorted(), unanswered: load.answers(0) }
}
