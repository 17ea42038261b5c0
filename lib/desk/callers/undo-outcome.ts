import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { saveAppointment } from '#lib/desk/appointments/appointment'
import type { Caller } from '#lib/desk/callers/caller'
import { findUndoableEvent, recordEvent, type LeadEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, writeLeadState, type ChangeResult } from '#lib/desk/callers/change-caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { moveLeadsBack } from '#lib/desk/callers/move-leads'
import { shareHistory } from '#lib/desk/callers/share-history'
import type { Desk } from '#lib/desk/desk'

/**
 * Restores the states of the leads and appointments before the latest outcome. A colleague may undo
 * the outcome too. If `eventId` is not the latest outcome, the result is a conflict.
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
    // The card of another caller shows a copy of the event. Only the card of the caller with the
    // changed leads can undo the event.
    const changed = Object.keys(latest.detail.before ?? {}).map(Number)
    const hasLead = (wanted: number) => caller.leads.some((lead) => lead.number === wanted)
    if (!changed.every(hasLead)) return { kind: 'conflict' }
    // The leads refer to the appointments, so the appointments are restored first.
    for (const appointment of latest.detail.appointments ?? [])
      await saveAppointment(inTransaction.db, appointment)
    for (const lead of caller.leads) {
      const state = latest.detail.before?.[lead.number]
      if (state) await writeLeadState(person, inTransaction, lead, state)
    }
    await recordUndo(person, inTransaction, caller, latest)
    return { kind: 'done' }
  })
}

/**
 * Moves leads back to their earlier caller. If one of the leads has changed since the move, the
 * result is a conflict.
 */
async function undoMove(
  person: Person,
  desk: Desk,
  caller: Caller,
  event: LeadEvent,
): Promise<ChangeResult> {
  const moved = await moveLeadsBack(person, desk, event.detail)
  if (!moved) return { kind: 'conflict' }
  await recordUndo(person, desk, caller, event)
  const isMoved = (lead: DeskLead) => moved.some(({ number }) => number === lead.number)
  const staying = caller.leads.filter((lead) => !isMoved(lead))
  // After the undo of a union, the history of both callers contains the events of both.
  if (event.action === 'united') await shareHistory(person, desk, [staying, moved])
  return { kind: 'done' }
}

async function recordUndo(
  person: Person,
  desk: Desk,
  { lead }: Caller,
  { id, action }: LeadEvent,
): Promise<void> {
  await recordEvent(person, desk, lead, 'undo', { undoes: id, undone: action })
}
