import type { Tables } from '#lib/database/tables'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findCaller, findCallers, type Caller } from '#lib/desk/callers/caller'
import { readCallerHistory, type LeadEvent } from '#lib/desk/callers/caller-history'
import { findPossibleUndo } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'
import { recordView } from '#lib/desk/record-view'
import { readDeliveries } from '#lib/leads/outbox/deliveries'
import { isWholePhone } from '#lib/leads/phone'

/**
 * A caller, with the events and the deliveries of all leads of this caller. The newest event is
 * first.
 */
export type CallerView = Caller & {
  events: LeadEvent[]
  /** The event for which the card offers an undo; undefined when no event can be undone. */
  undoable: LeadEvent | undefined
  deliveries: Tables['delivery'][]
  /** Other callers with the same phone. Staff have separated these callers from this caller. */
  separated: Caller[]
}

/** Reads the caller of the lead with this lead number, and records the view in the audit log. */
export async function viewCaller(
  person: Person,
  desk: Desk,
  number: number,
): Promise<CallerView | null> {
  requireRole(person, 'reception')
  const caller = await findCaller(person, desk, number)
  if (!caller) return null
  // Viewing a caller shows all leads, but adds one line to the audit log, with the newest lead.
  const [newest = caller.lead] = caller.leads
  await recordView(person, desk, 'view', newest.id, newest.number)
  const ids = caller.leads.map(({ id }) => id)
  const events = await readCallerHistory(person, desk, caller)
  const deliveries = await readDeliveries(desk.db, ids)
  const undoable = await findPossibleUndo(person, desk, caller, events)
  const separated = await findSeparatedCallers(person, desk, caller)
  return { ...caller, events, undoable, deliveries, separated }
}

/** Finds the other callers with the same phone. */
async function findSeparatedCallers(
  person: Person,
  desk: Desk,
  { lead: { phone, caller } }: Caller,
): Promise<Caller[]> {
  // Leads with incomplete phones are separate callers, even if their phones are equal.
  if (!isWholePhone(phone)) return []
  const others = await desk.db
    .selectFrom('lead')
    .select('caller')
    .distinct()
    .where('phone', '=', phone)
    .where('caller', '!=', caller)
    .orderBy('caller')
    .execute()
  const keys = others.map((other) => other.caller)
  return findCallers(person, desk, keys)
}
