import type { Desk } from '#lib/desk/desk'
import type { DeskEntry } from '#lib/desk/entry'
import type { Db } from '#lib/leads/store/tables'
import type { Person } from '#lib/auth/person'

export type Snapshot = Pick<
  DeskEntry,
  'status' | 'suspected' | 'attempts' | 'dueAt' | 'reason' | 'firstCallAt' | 'firstCallMinutes'
>

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

export function snapshotOf(entry: Snapshot): Snapshot {
  const { status, suspected, attempts, dueAt, reason, firstCallAt, firstCallMinutes } = entry
  return { status, suspected, attempts, dueAt, reason, firstCallAt, firstCallMinutes }
}

export async function addEvent(
  person: Person,
  { now, audit }: Desk,
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

/** The history of a lead, newest first. */
export async function eventsOf(db: Db, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('leadEvent')
    .select(['id', 'at', 'staffId', 'action', 'detail'])
    .where('leadId', '=', leadId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) as EventDetail }))
}
