import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Db, Tables } from '#lib/database/tables'
import { log } from '#lib/log'

/** Time-outs in milliseconds: a database out of reach answers with an error, not with silence. */
type Limits = { connect: number; statement: number; connections: number }

export const serverLimits: Limits = { connect: 3000, statement: 5000, connections: 10 }
/** The command may read a year of leads. */
export const commandLimits: Limits = { connect: 5000, statement: 120_000, connections: 2 }

/** Counts and sums come as numbers; the driver's own are strings. */
const typeOverrides = new TypeOverrides()
typeOverrides.setTypeParser(types.builtins.INT8, Number)

/** Connections to PostgreSQL, opened when they are needed; one that breaks is replaced, and never ends the process. */
export function openPool(url: string, { connect, statement, connections }: Limits): Pool {
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
  // The pool does not watch a connection in use; without this its loss between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function openPostgres(url: string, limits: Limits): Db {
  const dialect = new PostgresDialect({ pool: openPool(url, limits) })
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

/** Not by `instanceof`, because each of Next's bundles has its own copy of the adapter's class. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return !('isSqlite' in db.getExecutor().adapter)
}
