import type { Desk } from '#lib/desk/desk'
import { entryColumns, isNumber, isOpen, noClaim, toDeskLead, type DeskEntry } from '#lib/desk/entry'
import type { Snapshot } from '#lib/desk/event'
import { leadsOfPhones } from '#lib/desk/same-phone'
import { parkLead, retryLead } from '#lib/leads/store/deliveries'
import { isPostgres, type Db } from '#lib/leads/store/tables'

/**
 * What became of a change. `conflict`: somebody has changed the lead meanwhile, or is calling; `invalid`: what was given
 * cannot be; `gone`: no lead has the number (any more). `entry` is how the lead stands now.
 */
export type ChangeResult = { kind: 'done' | 'conflict' | 'invalid'; entry: DeskEntry } | { kind: 'gone' }

/** What is changed: an entry, and the other open leads of the same phone. */
export type Line = { entry: DeskEntry; others: DeskEntry[] }

/** Most other open leads of a phone that are changed with one. */
const maxOthers = 100

/** Changes an entry in a transaction in which nobody else changes it. */
export async function changeEntry(
  { db, now }: Desk,
  number: number,
  change: (transaction: Db, line: Line) => Promise<'done' | 'conflict' | 'invalid'>,
): Promise<ChangeResult> {
  if (!isNumber(number)) return { kind: 'gone' }
  return db.transaction().execute(async (transaction) => {
    const numbers = [number, ...(await openOfSamePhone(transaction, number))]
    const line = await lockEntries(transaction, numbers, now)
    const entry = line.find((each) => each.number === number)
    if (!entry) return { kind: 'gone' }
    const kind = await change(transaction, { entry, others: line.filter((each) => each !== entry) })
    const [changed = entry] = await lockEntries(transaction, [number], now)
    return { kind, entry: changed }
  })
}

async function openOfSamePhone(db: Db, number: number): Promise<number[]> {
  const lead = db.selectFrom('lead').select('phone').where('number', '=', number)
  const { phone = '' } = (await lead.executeTakeFirst()) ?? {}
  const all = (await leadsOfPhones(db, [phone])).get(phone) ?? []
  const others = all.filter((other) => isOpen(other) && other.number !== number)
  return others.slice(0, maxOthers).map((other) => other.number)
}

/** In one order, so that two people do not wait for each other; SQLite's transactions have the database to themselves. */
async function lockEntries(db: Db, numbers: readonly number[], now: Date): Promise<DeskEntry[]> {
  const query = db.selectFrom('lead').select(entryColumns).where('number', 'in', numbers).orderBy('number')
  const rows = await (isPostgres(db) ? query.forUpdate() : query).execute()
  return rows.map((row) => toDeskLead(row, now).entry)
}

/** Writes how a lead stands now; ends whoever's claim. What becomes suspected is held back, and what no longer is delivered. */
export async function writeEntry(
  db: Db,
  { now, channels }: Desk,
  { number, leadId, version, ...before }: DeskEntry,
  { suspected, status: deskStatus, ...state }: Snapshot,
): Promise<void> {
  const at = now.toISOString()
  await db
    .updateTable('lead')
    .set({ ...state, ...noClaim, deskStatus, version: version + 1, updatedAt: at })
    .set({ status: suspected ? 'suspected' : 'new' })
    .where('number', '=', number)
    .execute()
  if (suspected === before.suspected) return
  await (suspected ? parkLead(db, leadId) : retryLead(db, leadId, channels, now))
}
