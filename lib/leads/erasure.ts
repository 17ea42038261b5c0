import { sql } from 'kysely'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'
import { toSearchText } from '#lib/leads/lead-search'
import { isWholePhone } from '#lib/leads/phone'

/** The leads to erase: all leads with `value` in `column`. A phone is in E.164. */
export type ErasedLeads = { column: 'phone' | 'caller' | 'id'; value: string }

/**
 * Erases leads with their deliveries and events. Adds a proof of the erasure, which names no
 * person.
 * @returns how many leads were erased
 */
export async function eraseLeads(db: Db, erased: ErasedLeads, now: Date): Promise<number> {
  const count = await db
    .transaction()
    .execute((transaction) => deleteLeads(transaction, erased, now))
  if (count > 0) await rewriteFile(db)
  return count
}

/** Reasons in the proof of an erasure, by the column that selects the erased leads. */
const reasons = { id: 'one lead', caller: 'caller', phone: 'phone' } as const

/**
 * Deletes leads in a transaction, and adds the proof of the erasure. In SQLite, the file contains
 * copies of the rows until `rewriteFile` runs.
 * @returns how many leads were deleted
 */
export async function deleteLeads(
  transaction: Db,
  { column, value }: ErasedLeads,
  now: Date,
): Promise<number> {
  const deletion = transaction.deleteFrom('lead').where(column, '=', value)
  const deleted = await deletion.returning('phone').execute()
  const phones = new Set(deleted.map(({ phone }) => phone).filter(isWholePhone))
  for (const phone of phones) await rewriteSearchTexts(transaction, phone)
  return addErasureProof(transaction, reasons[column], deleted.length, now)
}

/**
 * Rewrites the search texts of the remaining leads of a phone, because these texts may contain
 * words of deleted notes.
 */
async function rewriteSearchTexts(db: Db, phone: string): Promise<void> {
  const leads = await db
    .selectFrom('lead')
    .select(['id', 'name', 'phone'])
    .where('phone', '=', phone)
    .execute()
  for (const lead of leads) {
    const events = db.selectFrom('leadEvent').select('detail').where('action', '=', 'note')
    const rows = await events.where('leadId', '=', lead.id).orderBy('id', 'desc').execute()
    const notes = rows.flatMap(({ detail }) => (JSON.parse(detail) as { note?: string }).note ?? [])
    const search = toSearchText(lead, notes)
    await db.updateTable('lead').set({ search }).where('id', '=', lead.id).execute()
  }
}

/**
 * Rewrites the file of SQLite. SQLite may have moved rows, and `secure_delete` leaves copies of
 * moved rows in the file. Does nothing in PostgreSQL.
 */
export async function rewriteFile(db: Db): Promise<void> {
  if (isPostgres(db)) return
  await sql`VACUUM`.execute(db)
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
}

/** Adds a proof that `leads` leads were erased, unless `leads` is 0. Returns `leads`. */
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
