import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** Reads anew what is published and what the provider has, and lets every page be made anew. */
export type RevalidatePages = () => Promise<void>

/** How this instance renews its pages: set by its server, one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { renewHere?: RevalidatePages }

export function setLocalRevalidation(renew: RevalidatePages): void {
  shared.renewHere = renew
}

/** Renews pages of all instances on the same PostgreSQL, of which this is one; the embedded store serves one alone. */
export async function revalidateEverywhere<Tables>(database: Kysely<Tables>): Promise<void> {
  await (env.DATABASE_URL === undefined ? shared.renewHere?.() : notifyInstances(database))
}

/** Tells all instances on the same PostgreSQL that something has changed. @throws Error while the database is away */
export async function notifyInstances<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`NOTIFY invalidation`.execute(database)
}

const [retryMs, heartbeatMs] = [1000, 60_000]

/**
 * Renews the pages here whenever an instance on the same PostgreSQL tells that something has changed, on a connection of its
 * own. Notifications are not replayed, so pages are renewed after a connection that was lost, too.
 * @returns how to stop. Does nothing without a shared database.
 */
export function listenForRevalidations(renew: RevalidatePages): () => Promise<void> {
  const { DATABASE_URL: connectionString } = env
  if (connectionString === undefined) return () => Promise.resolve()
  let client: Client | undefined
  let renewing = Promise.resolve()
  let isStopped = false

  const renewOnce = () => {
    const onError = (error: unknown) => {
      log.error('invalidations-not-followed', error)
      if (!isStopped) setTimeout(renewOnce, retryMs)
    }
    renewing = renewing.then(renew).catch(onError)
  }
  async function connect(isFirst: boolean): Promise<void> {
    const own = new Client({
      connectionString,
      application_name: 'invalidations',
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
    })
    own.on('error', () => undefined)
    own.once('end', () => {
      client = undefined
      if (!isStopped) setTimeout(() => void connect(false), retryMs)
    })
    own.on('notification', renewOnce)
    try {
      await own.connect()
      await own.query('LISTEN invalidation')
      client = own
      if (!isFirst) renewOnce()
    } catch (error) {
      log.error('invalidations-not-followed', error)
      await own.end().catch(() => undefined)
    }
  }
  void connect(true)
  // Tells of a line that broke in silence.
  const heartbeat = setInterval(
    () => void client?.query('SELECT 1').catch(() => client?.end()),
    heartbeatMs,
  )
  return async () => {
    isStopped = true
    clearInterval(heartbeat)
    await client?.end()
  }
}
