import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { env } from '#lib/env'
import { log } from '#lib/log'

/** Reads published documents and the provider's posts again, and renders every page anew. */
export type RevalidatePages = () => Promise<void>

// Next's bundles are separate modules. They share the function that the server has set.
const shared = globalThis as typeof globalThis & { revalidateHere?: RevalidatePages }

/** Sets how this instance revalidates its own pages. */
export function setLocalRevalidation(revalidatePages: RevalidatePages): void {
  shared.revalidateHere = revalidatePages
}

/** Revalidates the pages of all instances on one PostgreSQL. With the embedded store there is one instance. */
export async function revalidateEverywhere<Tables>(database: Kysely<Tables>): Promise<void> {
  await (env.DATABASE_URL === undefined ? shared.revalidateHere?.() : notifyInstances(database))
}

/** Tells all instances on one PostgreSQL, this one too, to revalidate. @throws Error while the database is down */
export async function notifyInstances<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`NOTIFY invalidation`.execute(database)
}

/** Milliseconds until a lost connection or a failed revalidation is tried again. */
const retryMs = 1000

/** Milliseconds between two queries that detect a silently broken connection. */
const heartbeatMs = 60_000

/** Longest connection attempt and query, in milliseconds. */
const databaseTimeoutMs = 3000

/**
 * Revalidates this instance's pages at each notification of PostgreSQL, on a connection of its own.
 * PostgreSQL does not repeat notifications, so pages are revalidated after a lost connection too.
 *
 * @returns a function that stops it. Without PostgreSQL nothing happens.
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
    // The event `end` follows, which connects again.
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
