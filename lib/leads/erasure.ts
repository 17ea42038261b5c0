import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

/** The leads to erase: with `id` one lead, without `id` all leads of the phone (E.164). */
export type ErasedLeads = { phone: string; id?: string }

/**
 * Erases leads with their deliveries and events, and leaves a proof that names no person.
 * @returns how many leads were erased
 */
export async function eraseLeads(db: Db, { phone, id }: ErasedLeads, now: Date): Promise<number> {
  const count = await db.transaction().execute(async (transaction) => {
    const leads = transaction.deleteFrom('lead')
    const erasure = id === undefined ? leads.where('phone', '=', phone) : leads.where('id', '=', id)
    const { numDeletedRows } = await erasure.executeTakeFirst()
    const reason = id === undefined ? 'phone' : 'one lead'
    return addErasureProof(transaction, reason, Number(numDeletedRows), now)
  })
  if (count > 0 && !isPostgres(db)) await rewriteSqliteFile(db)
  return count
}

/**
 * Rewrites the database file, because `secure_delete` leaves copies of rows that SQLite moved
 * earlier.
 */
async function rewriteSqliteFile(db: Db): Promise<void> {
  await sql`VACUUM`.execute(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}

/** Adds a proof that leads were erased, if any were. Returns the number of erased leads. */
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
