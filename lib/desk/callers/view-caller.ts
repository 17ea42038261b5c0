import type { Tables } from '#lib/database/tables'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { appointmentEnds } from '#lib/desk/appointments/appointment-ends'
import { findCaller, findCallers, type Caller } from '#lib/desk/callers/caller'
import {
  listChangedLeads,
  readCallerHistory,
  type LeadEvent,
} from '#lib/desk/callers/caller-history'
import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { findPossibleUndo } from '#lib/desk/callers/undo-outcome'
import type { Desk } from '#lib/desk/desk'
import { recordView } from '#lib/desk/record-view'
import { foldName } from '#lib/leads/lead-search'
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

/** Actions after which the card of several people leaves the leads of the same name unticked. */
const settlingActions: readonly string[] = [
  'noAnswer',
  'later',
  'booked',
  'closed',
  'spam',
  ...appointmentEnds,
]

/** Milliseconds for which a person counts as just settled after an outcome. */
const justSettledMs = 5 * 60_000

/**
 * True when the latest outcome concerned the person of this lead less than `justSettledMs` ago, and
 * other people have the same phone. The next outcome probably concerns another person.
 */
export function isJustSettled({ leads, undoable }: CallerView, lead: DeskLead, now: Date): boolean {
  if (!undoable || !settlingActions.includes(undoable.action) || !hasSeveralNames(leads))
    return false
  const isRecent = now.getTime() - Date.parse(undoable.at) < justSettledMs
  const settled = listChangedLeads(leads, undoable)
  return isRecent && settled.some(({ name }) => foldName(name) === foldName(lead.name))
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
