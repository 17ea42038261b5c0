import { PostgresAdapter, type Kysely } from 'kysely'

/** True for PostgreSQL, false for SQLite. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** SQLite's primary result codes FULL (fewer rows may still fit), TOOBIG, CONSTRAINT and MISMATCH. */
const sqliteCodes = [13, 18, 19, 20]

/** PostgreSQL's classes: data exception, integrity violation, limit exceeded (a row too long for an index). */
const postgresClasses = ['22', '23', '54']

/** True when a database refused the values of a statement, so that it may still take some of them. */
export function isValueError(error: unknown): boolean {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  if (typeof errcode === 'number') return sqliteCodes.includes(errcode & 0xff)
  return typeof code === 'string' && code.length === 5 && postgresClasses.includes(code.slice(0, 2))
}
