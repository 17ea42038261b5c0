import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Db, Tables } from '#lib/database/tables'
import { log } from '#lib/log'

/** Time-outs in milliseconds and the most connections. An unreachable database gives an error after `connect`. */
export type PostgresLimits = { connect: number; statement: number; connections: number }

export const serverLimits: PostgresLimits = { connect: 3000, statement: 5000, connections: 10 }
/** A command may read a year of leads. */
export const commandLimits: PostgresLimits = { connect: 5000, statement: 120_000, connections: 2 }

/** Counts and sums are numbers; the driver's default is a string. */
const typeOverrides = new TypeOverrides()
typeOverrides.setTypeParser(types.builtins.INT8, Number)

/** Opens a pool, which connects on demand and replaces a broken connection. */
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
  // The pool does not listen to a connection in use; an unhandled error there would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openPostgres(url: string, limits: PostgresLimits): Db {
  const dialect = new PostgresDialect({ pool: openPool(url, limits) })
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

/** Not by `instanceof`, because each of Next's bundles has its own copy of the adapter's class. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return !('isSqlite' in db.getExecutor().adapter)
}
