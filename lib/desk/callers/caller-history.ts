import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Appointment } from '#lib/desk/appointments/appointment'
import type { Caller } from '#lib/desk/callers/caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import type { LeadState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'

export type EventDetail = Partial<Pick<LeadState, 'dueAt' | 'reason'>> & {
  /** The time of the appointment that was booked or changed, in ISO format. */
  appointmentAt?: string
  /** The state of each changed lead before the event, by lead number. */
  before?: Record<string, EarlierState>
  /** The state of each moved lead after the event, if leads moved to another caller. */
  after?: Record<string, EarlierState>
  /** The appointments of the changed leads before the event. */
  appointments?: Appointment[]
  /** The version of the caller that the member of staff had on the screen. */
  seen?: string
  note?: string
  /** Id of the undone event, if this event is an undo. */
  undoes?: number
  /** Action of the undone event, if this event is an undo. */
  undone?: string
}

/** The state of a lead before or after an event. */
type EarlierState = LeadState & {
  /** Key of the caller (column `caller`). Set only if the lead moved to another caller. */
  caller?: string
}

/** An event in the history of a caller. */
export type LeadEvent = {
  id: number
  at: string
  /** Id of the member of staff who acted; null for a change by the site. */
  staffId: string | null
  action: string
  detail: EventDetail
}

/**
 * Reads the caller's events, newest first. When leads move to another caller, their events are
 * copied. The list contains each copied event once, with the id of the original.
 */
export async function readCallerHistory(
  person: Person,
  { db }: Desk,
  { leads }: Caller,
): Promise<LeadEvent[]> {
  requireRole(person, 'reception')
  const ids = leads.map(({ id }) => id)
  const events = db.selectFrom('leadEvent').where('leadId', 'in', ids).orderBy('id', 'desc')
  const rows = await events.select(['id', 'at', 'staffId', 'action', 'detail', 'copyOf']).execute()
  const originals = new Map<number, LeadEvent>()
  for (const { copyOf, detail, ...row } of rows) {
    const id = copyOf ?? row.id
    originals.set(id, { ...row, id, detail: JSON.parse(detail) as EventDetail })
  }
  return [...originals.values()].sort((one, other) => other.id - one.id)
}

/**
 * Finds the latest event that is neither `claim` nor `release`. These two actions say only which
 * member of staff is calling, and nothing about the caller.
 */
export function findLatestEntry(events: readonly LeadEvent[]): LeadEvent | undefined {
  return events.find(({ action }) => action !== 'claim' && action !== 'release')
}

/**
 * Finds the latest event that changed leads and has not been undone. Only this event can be undone.
 */
export function findUndoableEvent(events: readonly LeadEvent[]): LeadEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.undoes))
  return events.find(({ id, detail }) => detail.before !== undefined && !undone.has(id))
}

/** Lists the leads that the event changed. */
export const listChangedLeads = (
  leads: readonly DeskLead[],
  event: LeadEvent | undefined,
): DeskLead[] => leads.filter(({ number }) => event?.detail.before?.[number] !== undefined)

/** Adds an event to the caller's history and to the audit log. Returns the event's id. */
export async function recordEvent(
  person: Person,
  { db, now }: Desk,
  lead: DeskLead,
  action: string,
  detail: EventDetail = {},
): Promise<number> {
  requireRole(person, 'reception')
  const event = {
    leadId: lead.id,
    at: now.toISOString(),
    staffId: person.id,
    action,
    detail: JSON.stringify(detail),
  }
  const { id } = await db
    .insertInto('leadEvent')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(db, person, action, lead.number)
  return id
}
