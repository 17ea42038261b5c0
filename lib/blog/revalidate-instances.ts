import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** Reloads published documents, and marks the provider's posts and all cached pages as outdated. */
export type RevalidatePages = () => Promise<void>

// `revalidateHere` is on `globalThis`, because each of Next's bundles has a separate copy of this
// module.
const shared = globalThis as typeof globalThis & { revalidateHere?: RevalidatePages }

export function setLocalRevalidation(revalidatePages: RevalidatePages): void {
  shared.revalidateHere = revalidatePages
}

/**
 * Revalidates the pages of all instances that share one PostgreSQL (`DATABASE_URL`). With SQLite
 * the site has only this instance.
 */
export async function revalidateEverywhere<Tables>(database: Kysely<Tables>): Promise<void> {
  await (env.DATABASE_URL === undefined ? shared.revalidateHere?.() : notifyInstances(database))
}

/**
 * Notifies all instances that share one PostgreSQL, including this instance, to revalidate their
 * pages.
 *
 * @throws Error while the database is down
 */
export async function notifyInstances<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`NOTIFY invalidation`.execute(database)
}

/** Milliseconds after which a lost connection or a failed revalidation is tried again. */
const retryMs = 1000

/** Milliseconds between two queries that detect a connection that broke without an error. */
const heartbeatMs = 60_000

/** Timeout of a connection attempt and of a query, in milliseconds. */
const databaseTimeoutMs = 3000

/**
 * Revalidates the pages of this instance at each notification of PostgreSQL. Listens on a separate
 * connection. PostgreSQL does not repeat missed notifications, so the pages are also revalidated
 * after a reconnection. Does nothing without PostgreSQL.
 *
 * @returns a function that stops listening
 */
export function listenForRevalidations(revalidatePages: RevalidatePages): () => Promise<void> {
  const { DATABASE_URL: connectionString } = env
  if (connectionString === undefined) return () => Promise.resolve()
  let client: Client | undefined
  let lastRevalidation = Promise.resolve()
  let isStopped = false

  const revalidate = (): void => {
    lastRevalidation = lastRevalidation.then(revalidatePages).catch((error: unknown) => {
      log.error('invalidations-not-followed', error)
      if (!isStopped) setTimeout(revalidate, retryMs)
    })
  }

  async function connect(isFirst: boolean): Promise<void> {
    const connection = new Client({
      connectionString,
      application_name: 'invalidations',
      connectionTimeoutMillis: databaseTimeoutMs,
      query_timeout: databaseTimeoutMs,
    })
    // After an error, PostgreSQL's client also emits `end`. Only the listener of `end` reconnects.
    connection.on('error', () => undefined)
    connection.once('end', () => {
      client = undefined
      if (!isStopped) setTimeout(() => void connect(false), retryMs)
    })
    connection.on('notification', revalidate)
    try {
      await connection.connect()
      await connection.query('LISTEN invalidation')
      client = connection
      if (!isFirst) revalidate()
    } catch (error) {
      log.error('invalidations-not-followed', error)
      await connection.end().catch(() => undefined)
    }
  }

  void connect(true)
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
