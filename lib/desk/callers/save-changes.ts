import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import {
  readAppointments,
  saveAppointment,
  type Appointment,
} from '#lib/desk/appointments/appointment'
import type { Caller } from '#lib/desk/callers/caller'
import {
  findUndoableEvent,
  recordEvent,
  type EventDetail,
  type LeadEvent,
} from '#lib/desk/callers/caller-history'
import { writeLeadState, type ChangeResult } from '#lib/desk/callers/change-caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { pickState, type LeadState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'

/** A change of a caller that staff can undo. */
export type RecordedChange = {
  action: string
  /** The version of the caller that the member of staff saw. */
  version: string
  /** The changed leads with their new states. */
  changes: readonly { lead: DeskLead; state: LeadState }[]
  /** New or changed appointments. */
  appointments: readonly Appointment[]
  /** Details that are stored with the event and shown in the history of the caller. */
  detail: Pick<EventDetail, 'dueAt' | 'reason' | 'appointmentAt'>
}

/**
 * Returns the result for a member of staff who saw an older version of the caller: `done` for the
 * second click of a double click, otherwise `conflict`. Returns null when `version` is the current
 * version.
 */
export function refuseOldVersion(
  person: Person,
  caller: Caller,
  history: readonly LeadEvent[],
  action: string,
  version: string,
): ChangeResult | null {
  if (caller.version === version) return null
  const latest = findUndoableEvent(history)
  const isDoubleClick =
    latest?.staffId === person.id && latest.action === action && latest.detail.seen === version
  return isDoubleClick ? { kind: 'done', event: latest.id } : { kind: 'conflict' }
}

/**
 * A second press of the same button within this number of milliseconds is a double press, even if
 * the page has come back in between.
 */
const repetitionMs = 20_000

/** Finds the latest change, if the person made it a moment ago with the same action. */
export function findRepeatedEvent(
  person: Person,
  { now }: Desk,
  history: readonly LeadEvent[],
  action: string,
): LeadEvent | undefined {
  const latest = findUndoableEvent(history)
  if (latest?.staffId !== person.id || latest.action !== action) return undefined
  return now.getTime() - Date.parse(latest.at) < repetitionMs ? latest : undefined
}

/** Ends the claim of the member of staff on all leads of the caller, because the call has ended. */
async function endClaim(person: Person, { db }: Desk, { caller }: DeskLead): Promise<void> {
  await db
    .updateTable('lead')
    .set({ claimedBy: null, claimedUntil: null })
    .where('caller', '=', caller)
    .where('claimedBy', '=', person.id)
    .execute()
}

/**
 * Saves changed leads and appointments. Records an event with the values before the change, so that
 * staff can undo the change.
 */
export async function saveChanges(
  person: Person,
  desk: Desk,
  { action, version, changes, appointments, detail }: RecordedChange,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  const [first] = changes
  if (!first) return { kind: 'invalid' }
  const ids = [
    ...appointments.map(({ id }) => id),
    ...changes.map(({ lead }) => lead.appointmentId),
  ]
  const earlier = await readAppointments(
    desk.db,
    ids.filter((id) => id !== null),
  )
  // The leads refer to the appointments, so the appointments are saved first.
  for (const appointment of appointments) await saveAppointment(desk.db, appointment)
  for (const { lead, state } of changes) await writeLeadState(person, desk, lead, state)
  await endClaim(person, desk, first.lead)
  const event = await recordEvent(person, desk, first.lead, action, {
    before: Object.fromEntries(changes.map(({ lead }) => [lead.number, pickState(lead)])),
    appointments: [...earlier.values()],
    seen: version,
    ...detail,
  })
  return { kind: 'done', event }
}
