import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** Tells all instances on the same PostgreSQL the body of a `POST /api/revalidate`. @throws Error while the database is away */
export async function announceInvalidation<Tables>(database: Kysely<Tables>, request: object): Promise<void> {
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
 * @returns how to stop. Does nothing without a shared database or a secret.
 */
export function followInvalidations(): () => Promise<void> {
  const { DATABASE_URL: connectionString, REVALIDATE_SECRET: secret } = env
  if (connectionString === undefined || secret === undefined) return () => Promise.resolve()
  let client: Client | undefined
  let last = '0'
  let reading = Promise.resolve()
  let isStopped = false

  async function readNew(bearer: string): Promise<void> {
    const since = 'SELECT id, request FROM invalidation WHERE id > $1 ORDER BY id'
    const result = await client?.query<{ id: string; request: string }>(since, [last])
    for (const { id, request } of result?.rows ?? []) {
      await revalidate(request, bearer)
      last = id
    }
  }
  const read = () => {
    const onError = (error: unknown) => {
      log.error('invalidations-not-read', error)
    }
    reading = reading.then(() => readNew(secret)).catch(onError)
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

async function revalidate(body: string, bearer: string): Promise<void> {
  const host = env.HOST?.includes(':') ? `[${env.HOST}]` : (env.HOST ?? '127.0.0.1')
  const headers = { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' }
  const response = await fetch(`http://${host}:${env.PORT}/api/revalidate`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`This instance answered ${response.status}`)
}
