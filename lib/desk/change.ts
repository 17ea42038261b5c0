import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import {
  entryColumns,
  isNumber,
  laterStatuses,
  leadsOfPhones,
  toEntry,
  type DeskEntry,
  type Snapshot,
  type Desk,
} from '#lib/desk/entry'
import { parkLead, retryLead } from '#lib/leads/store/deliveries'
import { isPostgres, type Db } from '#lib/leads/store/tables'

/**
 * What became of a change. `conflict`: somebody has changed the lead meanwhile, or is calling; `invalid`: what was given
 * cannot be; `gone`: no lead has the number (any more). `entry` is how the lead stands now.
 */
export type ChangeResult = { kind: 'done' | 'conflict' | 'invalid'; entry: DeskEntry } | { kind: 'gone' }

export type Line = { entry: DeskEntry; others: DeskEntry[] }

/** Most leads of a phone that are changed at once. */
const maxLeads = 100

/**
 * Changes an entry in a transaction in which nobody else changes it.
 * @throws Forbidden unless the person is of reception or an admin
 */
export async function changeEntry(
  person: Person,
  { db, now }: Desk,
  number: number,
  change: (transaction: Db, line: Line) => Promise<'done' | 'conflict' | 'invalid'>,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  if (!isNumber(number)) return { kind: 'gone' }
  return db.transaction().execute(async (transaction) => {
    const line = await lockEntries(transaction, await openOfPhone(transaction, number, now), now)
    const entry = line.find((each) => each.number === number)
    if (!entry) return { kind: 'gone' }
    const kind = await change(transaction, { entry, others: line.filter((each) => each !== entry) })
    const [changed = entry] = await lockEntries(transaction, [number], now)
    return { kind, entry: changed }
  })
}

/** Numbers of the lead and of the other open leads of its phone. */
async function openOfPhone(db: Db, number: number, now: Date): Promise<number[]> {
  const lead = db.selectFrom('lead').select('phone').where('number', '=', number)
  const { phone = '' } = (await lead.executeTakeFirst()) ?? {}
  const all = (await leadsOfPhones(db, [phone], now)).get(phone) ?? []
  const open = all.filter(({ status, suspected }) => !suspected && ['new', ...laterStatuses].includes(status))
  return [number, ...open.map((each) => each.number).filter((each) => each !== number)].slice(0, maxLeads)
}

/** In one order, so that two people do not wait for each other; SQLite's transactions have the database to themselves. */
async function lockEntries(db: Db, numbers: readonly number[], now: Date): Promise<DeskEntry[]> {
  const query = db.selectFrom('lead').select(entryColumns).where('number', 'in', numbers).orderBy('number')
  const rows = await (isPostgres(db) ? query.forUpdate() : query).execute()
  return rows.map((row) => toEntry(row, now))
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
    .set({ ...state, claimedBy: null, claimedUntil: null, deskStatus, version: version + 1, updatedAt: at })
    .set({ status: suspected ? 'suspected' : 'new' })
    .where('number', '=', number)
    .execute()
  if (suspected === before.suspected) return
  await (suspected ? parkLead(db, leadId) : retryLead(db, leadId, channels, now))
}

/** Details of an event; `before` is what an outcome replaced, `duplicates` the numbers of what it closed with it. */
export type EventDetail = {
  before?: Snapshot
  dueAt?: string
  reason?: string
  note?: string
  duplicates?: number[]
  /** Number of the lead as whose duplicate this one was closed. */
  of?: number
  /** Id of the event that was undone. */
  undoes?: number
}

/** Something done with a lead, at an ISO time; `staffId` null: by the site. */
export type LeadEvent = { id: number; at: string; staffId: string | null; action: string; detail: EventDetail }

export async function addEvent(
  person: Person,
  { now }: Desk,
  db: Db,
  { leadId, number }: DeskEntry,
  action: string,
  detail: EventDetail = {},
): Promise<void> {
  const event = { leadId, at: now.toISOString(), staffId: person.id, action, detail: JSON.stringify(detail) }
  await db.insertInto('leadEvent').values(event).execute()
  await audit(db, person, action, number)
}

/** The latest event (of a history, newest first) that replaced something and was not undone: what can be undone. */
export function latestOutcome(events: readonly LeadEvent[]): LeadEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.undoes))
  return events.find(({ id, detail }) => detail.before !== undefined && !undone.has(id))
}

export async function eventsOf(db: Db, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('leadEvent')
    .select(['id', 'at', 'staffId', 'action', 'detail'])
    .where('leadId', '=', leadId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) as EventDetail }))
}
