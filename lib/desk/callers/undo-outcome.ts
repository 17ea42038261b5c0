import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { saveAppointment } from '#lib/desk/appointments/appointment'
import { findUndoableEvent, recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, writeLeadState, type ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'

/**
 * Restores the states of the leads and appointments before the latest outcome. A colleague of the person who
 * recorded the outcome may undo it too. If `eventId` is an earlier outcome, the result is a
 * conflict.
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
    // The leads refer to the appointments, so the appointments are restored first.
    for (const appointment of latest.detail.appointments ?? [])
      await saveAppointment(inTransaction.db, appointment)
    for (const lead of caller.leads) {
      const state = latest.detail.before?.[lead.number]
      if (state) await writeLeadState(person, inTransaction, lead, state)
    }
    const detail = { undoes: eventId, undone: latest.action }
    await recordEvent(person, inTransaction, caller.lead, 'undo', detail)
    return { kind: 'done' }
  })
}
