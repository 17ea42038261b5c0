import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/**
 * Locks names, such as `document faq`, until the transaction ends. Another transaction that locks
 * the same name waits. In SQLite only one transaction at a time can write, so no lock is needed.
 * @see https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADVISORY-LOCKS
 */
export async function lockNames(transaction: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return
  // A fixed order prevents deadlocks.
  for (const name of [...new Set(names)].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
