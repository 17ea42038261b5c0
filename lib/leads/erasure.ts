import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/**
 * The leads to erase: all leads of a phone (E.164), all leads of a caller (the column `caller`), or
 * the lead with an id.
 */
export type ErasedLeads = { column: 'phone' | 'caller' | 'id'; value: string }

/**
 * Erases leads with their deliveries and events. Adds a proof of the erasure, which names no
 * person.
 * @returns how many leads were erased
 */
export async function eraseLeads(
  db: Db,
  { column, value }: ErasedLeads,
  now: Date,
): Promise<number> {
  const count = await db.transaction().execute(async (transaction) => {
    const erasure = transaction.deleteFrom('lead').where(column, '=', value)
    const { numDeletedRows } = await erasure.executeTakeFirst()
    const reason = column === 'id' ? 'one lead' : 'phone'
    return addErasureProof(transaction, reason, Number(numDeletedRows), now)
  })
  if (count > 0 && !isPostgres(db)) await rewriteSqliteFile(db)
  return count
}

/**
 * Rewrites the database file. SQLite moves rows within the file and leaves copies, which
 * `secure_delete` does not overwrite.
 */
async function rewriteSqliteFile(db: Db): Promise<void> {
  await sql`VACUUM`.execute(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}

/** Adds a proof that `leads` leads were erased, unless the number is 0. Returns this number. */
export async function addErasureProof(
  db: Db,
  reason: string,
  leads: number,
  now: Date,
): Promise<number> {
  const proof = { id: crypto.randomUUID(), reason, leads, at: now.toISOString() }
  if (leads > 0) await db.insertInto('erasure').values(proof).execute()
  return leads
}
