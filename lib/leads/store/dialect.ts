import { PostgresAdapter, type Kysely } from 'kysely'

/** True for PostgreSQL, false for SQLite. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
