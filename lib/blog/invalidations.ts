import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** What is to be renewed: the body of a `POST /api/revalidate`. */
type Renewal = { language?: string | undefined; slug?: string | undefined; content?: boolean; isRepeated?: boolean }
export type Renew = (renewal: Renewal) => Promise<void>

/** How this instance renews its pages: set by its server, one for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { renewHere?: Renew }

export function renewHereBy(renew: Renew): void {
  shared.renewHere = renew
}

/** Renews pages here, and of all instances on the same PostgreSQL; the embedded store serves one. */
export async function renewPages<Tables>(database: Kysely<Tables>, renewal: Renewal): Promise<void> {
  const isShared = env.DATABASE_URL !== undefined
  const told = isShared ? announceInvalidation(database, { ...renewal, isRepeated: true }) : undefined
  await Promise.all([told, shared.renewHere?.(renewal)])
}

/** Tells all instances on the same PostgreSQL the body of a `POST /api/revalidate`. @throws Error while the database is away */
export async function announceInvalidation<Tables>(database: Kysely<Tables>, request: Renewal): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Numbers become visible in their order, so that none is passed over by who reads up to the latest.
    await sql`LOCK TABLE invalidation IN EXCLUSIVE MODE`.execute(transaction)
    await sql`DELETE FROM invalidation WHERE at < now() - interval '1 day'`.execute(transaction)
    await sql`INSERT INTO invalidation (request) VALUES (${JSON.stringify(request)})`.execute(transaction)
    await sql`NOTIFY invalidation`.execute(transaction)
  })
}

/** Milliseconds between two readings without a notification, and until a lost connection is opened again. */
const readPeriodMs = 60_000
const reconnectDelayMs = 1000

/**
 * Repeats here what instances on the same PostgreSQL announce. Listens on a connection of its
 * own: a notification says that there is something to read. Notifications are not replayed, so the table is read after
 * every connection and once a minute too; from its beginning at first, as the build may be older than its last day.
 * @returns how to stop. Does nothing without a shared database.
 */
export function followInvalidations(renew: Renew): () => Promise<void> {
  const { DATABASE_URL: connectionString } = env
  if (connectionString === undefined) return () => Promise.resolve()
  let client: Client | undefined
  let last = '0'
  let reading = Promise.resolve()
  let isStopped = false

  async function readNew(): Promise<void> {
    const since = 'SELECT id, request FROM invalidation WHERE id > $1 ORDER BY id'
    const result = await client?.query<{ id: string; request: string }>(since, [last])
    for (const { id, request } of result?.rows ?? []) {
      await renew(JSON.parse(request) as Renewal)
      last = id
    }
  }
  const read = () => {
    const onError = (error: unknown) => {
      log.error('invalidations-not-read', error)
    }
    reading = reading.then(readNew).catch(onError)
  }
  async function connect(): Promise<void> {
    const own = new Client({ connectionString, application_name: 'invalidations', connectionTimeoutMillis: 3000 })
    own.on('error', () => undefined)
    own.once('end', () => {
      client = undefined
      if (!isStopped) setTimeout(() => void connect(), reconnectDelayMs)
    })
    own.on('notification', read)
    try {
      await own.connect()
      await own.query('LISTEN invalidation')
      client = own
      read()
    } catch (error) {
      log.error('invalidations-not-followed', error)
      await own.end().catch(() => undefined)
    }
  }
  void connect()
  const timer = setInterval(read, readPeriodMs)
  return async () => {
    isStopped = true
    clearInterval(timer)
    await client?.end()
  }
}
