import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/**
 * Lets one transaction at a time read and change what `names` stand for, such as a doctor's times.
 * The locks end with the transaction. In SQLite every transaction already locks the whole database.
 * @see https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADVISORY-LOCKS
 */
export async function lockNames(transaction: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return
  // A fixed order prevents deadlocks.
  for (const name of [...new Set(names)].sort())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
