import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import {
  readAppointments,
  saveAppointment,
  takesDoctorTime,
  type Appointment,
} from '#lib/desk/appointments/appointment'
import { isDoubleBooked, lockDoctorTimes } from '#lib/desk/appointments/double-booking'
import type { Caller } from '#lib/desk/callers/caller'
import { findUndoableEvent, recordEvent, type LeadEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, writeLeadState, type ChangeResult } from '#lib/desk/callers/change-caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { findMovedLeads, moveLeadsBack } from '#lib/desk/callers/move-leads'
import { shareHistory } from '#lib/desk/callers/share-history'
import type { Desk } from '#lib/desk/desk'

/**
 * Undoes the event `eventId`: leads and appointments get the states that they had before the event.
 * A member of staff may also undo an event that a colleague recorded. Only the latest event that
 * changed leads can be undone. For any other event, the result is a conflict. If a restored
 * appointment would double-book a doctor (`isTimeTaken`), the result is `taken`.
 */
export async function undoOutcome(
  person: Person,
  desk: Desk,
  number: number,
  eventId: number,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    const [newest] = history
    const isDoubleClick = newest?.detail.undoes === eventId && newest.staffId === person.id
    if (isDoubleClick) return { kind: 'done' }
    const latest = findUndoableEvent(history)
    if (latest?.id !== eventId) return { kind: 'conflict' }
    if (latest.detail.after) return undoMove(person, inTransaction, caller, latest)
    if (!hasChangedLeads(caller, latest)) return { kind: 'conflict' }
    const { appointments = [] } = latest.detail
    if (await isTimeTaken(person, inTransaction, appointments)) return { kind: 'taken' }
    // The leads refer to the appointments, so the appointments are restored first.
    for (const appointment of appointments) await saveAppointment(inTransaction.db, appointment)
    for (const lead of caller.leads) {
      const state = latest.detail.before?.[lead.number]
      if (state) await writeLeadState(person, inTransaction, lead, state)
    }
    await recordUndo(person, inTransaction, caller, latest)
    return { kind: 'done' }
  })
}

/**
 * Moves leads back to the caller that they had before the event. If one of the leads has changed
 * since the move, the result is a conflict.
 */
async function undoMove(
  person: Person,
  desk: Desk,
  caller: Caller,
  event: LeadEvent,
): Promise<ChangeResult> {
  const moved = await moveLeadsBack(person, desk, event)
  if (!moved) return { kind: 'conflict' }
  await recordUndo(person, desk, caller, event)
  const isMoved = (lead: DeskLead) => moved.some(({ number }) => number === lead.number)
  const staying = caller.leads.filter((lead) => !isMoved(lead))
  // When an undo separates united callers again, the history of each caller keeps the events of
  // both callers.
  if (event.action === 'united') await shareHistory(person, desk, [staying, moved])
  return { kind: 'done' }
}

/**
 * True when the caller has all leads that the event changed. False, for example, for an event that
 * was copied from another caller. Only the card of the other caller can undo the copied event.
 */
const hasChangedLeads = ({ leads }: Caller, { detail }: LeadEvent): boolean =>
  Object.keys(detail.before ?? {}).every((changed) =>
    leads.some(({ number }) => String(number) === changed),
  )

/** Finds the event for which the card offers an undo; undefined when no event can be undone. */
export async function findPossibleUndo(
  person: Person,
  desk: Desk,
  caller: Caller,
  history: readonly LeadEvent[],
): Promise<LeadEvent | undefined> {
  requireRole(person, 'reception')
  const latest = findUndoableEvent(history)
  if (!latest) return undefined
  const isPossible = latest.detail.after
    ? (await findMovedLeads(desk, latest)) !== null
    : hasChangedLeads(caller, latest)
  return isPossible ? latest : undefined
}

/**
 * True when the undo would double-book a doctor. A doctor is double-booked when another appointment
 * of the doctor begins less than half an hour from a restored appointment. If an appointment takes
 * the same time of the same doctor before the undo, the appointment is not checked. A missed or
 * cancelled appointment takes no doctor's time and is not checked either.
 */
async function isTimeTaken(
  person: Person,
  desk: Desk,
  restored: readonly Appointment[],
): Promise<boolean> {
  await lockDoctorTimes(desk, restored)
  const ids = restored.map(({ id }) => id)
  const presentById = await readAppointments(desk.db, ids)
  for (const appointment of restored) {
    const { id, doctor, at } = appointment
    const present = presentById.get(id)
    const isKept =
      present && takesDoctorTime(present) && present.at === at && present.doctor === doctor
    if (doctor === null || isKept || !takesDoctorTime(appointment)) continue
    if (await isDoubleBooked(person, desk, doctor, new Date(at), ids)) return true
  }
  return false
}

async function recordUndo(
  person: Person,
  desk: Desk,
  { lead }: Caller,
  { id, action }: LeadEvent,
): Promise<void> {
  await recordEvent(person, desk, lead, 'undo', { undoes: id, undone: action })
}
