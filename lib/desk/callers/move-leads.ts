import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { saveAppointment, type Appointment } from '#lib/desk/appointments/appointment'
import type { EventDetail } from '#lib/desk/callers/caller-history'
import { writeLeadState } from '#lib/desk/callers/change-caller'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import { pickState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'

type MoveDetail = Pick<EventDetail, 'before' | 'after'>

/**
 * Moves leads to the caller with the key `caller`. If moved and staying leads share a booked
 * appointment, the moved leads get a copy of it, because two people come.
 * @param staying the leads of the present caller that are not moved
 * @returns the values before and after the move, for the event that can be undone
 */
export async function moveLeads(
  person: Person,
  desk: Desk,
  leads: readonly DeskLead[],
  caller: string,
  staying: readonly DeskLead[] = [],
): Promise<MoveDetail> {
  requireRole(person, 'reception')
  const shared = new Set(staying.map(({ appointmentId }) => appointmentId))
  const copies = new Map<string, string>()
  const detail: Required<MoveDetail> = { before: {}, after: {} }
  for (const lead of leads) {
    const { appointment } = lead
    const isShared = appointment?.status === 'booked' && shared.has(appointment.id)
    const appointmentId = isShared
      ? await copyAppointment(desk, appointment, copies)
      : lead.appointmentId
    const state = { ...pickState(lead), appointmentId }
    detail.before[lead.number] = { ...pickState(lead), caller: lead.caller }
    detail.after[lead.number] = { ...state, caller }
    await writeLeadState(person, desk, lead, state)
    await setCaller(desk, lead, caller)
  }
  return detail
}

/** Returns the id of the copy of an appointment. Leads that share an appointment share one copy. */
async function copyAppointment(
  { db }: Desk,
  appointment: Appointment,
  copies: Map<string, string>,
): Promise<string> {
  const copied = copies.get(appointment.id)
  if (copied !== undefined) return copied
  const id = crypto.randomUUID()
  await saveAppointment(db, { ...appointment, id })
  copies.set(appointment.id, id)
  return id
}

async function setCaller({ db }: Desk, { number }: DeskLead, caller: string): Promise<void> {
  await db.updateTable('lead').set({ caller }).where('number', '=', number).execute()
}

/**
 * Moves leads back to the callers that they had before a move.
 * @returns the moved leads; null if one of the leads has changed since the move, and then no lead
 * moves
 */
export async function moveLeadsBack(
  person: Person,
  desk: Desk,
  { before = {}, after = {} }: MoveDetail,
): Promise<DeskLead[] | null> {
  requireRole(person, 'reception')
  const numbers = Object.keys(after).map(Number)
  const query = desk.db.selectFrom('lead').where('number', 'in', numbers)
  const leads = await readDeskLeads(desk, query)
  const isUnchanged = (lead: DeskLead) => {
    const moved = { ...pickState(lead), caller: lead.caller }
    return JSON.stringify(moved) === JSON.stringify(after[lead.number])
  }
  if (leads.length < numbers.length || !leads.every(isUnchanged)) return null
  for (const lead of leads) {
    const earlier = before[lead.number]
    if (earlier?.caller === undefined) return null
    await writeLeadState(person, desk, lead, pickState(earlier))
    await setCaller(desk, lead, earlier.caller)
  }
  return leads
}
