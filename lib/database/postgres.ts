import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Db, Tables } from '#lib/database/tables'
import { log } from '#lib/log'

export type PostgresLimits = {
  /** Milliseconds after which a query fails when the database is unreachable. */
  connect: number
  /** Longest duration of an SQL statement, in milliseconds. */
  statement: number
  /** Maximum number of connections. */
  connections: number
}

export const serverLimits: PostgresLimits = { connect: 3000, statement: 5000, connections: 10 }
/** The statement time-out is long, because a command may read a year of leads. */
export const commandLimits: PostgresLimits = { connect: 5000, statement: 120_000, connections: 2 }

/** Parses counts and sums (INT8) as numbers. By default the driver returns strings. */
const typeOverrides = new TypeOverrides()
typeOverrides.setTypeParser(types.builtins.INT8, Number)

/**
 * Makes a pool of connections. The pool connects when a query needs a connection, and replaces
 * broken connections.
 */
export function openPool(url: string, limits: PostgresLimits): Pool {
  const { connect, statement, connections } = limits
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: statement + 1000,
    idle_in_transaction_session_timeout: statement,
    keepAlive: true,
    application_name: 'clinic-site',
    types: typeOverrides,
  })
  pool.on('error', (error) => {
    if (!pool.ending) log.error('database-connection-lost', error)
  })
  // The pool listens only to errors of idle connections. Without a listener, an error of a
  // connection in use would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openPostgres(url: string, limits: PostgresLimits): Db {
  const dialect = new PostgresDialect({ pool: openPool(url, limits) })
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

/**
 * Whether the database is PostgreSQL. `instanceof` does not work, because each of Next's bundles
 * has its own copy of the adapter's class.
 */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return !('isSqlite' in db.getExecutor().adapter)
}
