import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import {
  readAppointments,
  saveAppointment,
  type Appointment,
} from '#lib/desk/appointments/appointment'
import type { EventDetail, LeadEvent } from '#lib/desk/callers/caller-history'
import { writeLeadState } from '#lib/desk/callers/change-caller'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import { pickState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'

type MoveDetail = Pick<EventDetail, 'before' | 'after'>

/**
 * Moves leads to another caller. Moved and staying leads belong to different people. A moved lead
 * and a staying lead may share a booked appointment. The moved lead then gets a copy of this
 * appointment.
 * @param caller the value of the column `caller` that the moved leads get
 * @param staying the leads that stay with the present caller
 * @returns the states of the leads before and after the move, so that the move can be undone
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
 * Finds the leads that an event has moved. Returns null if one of these leads was erased, or has
 * changed since the move.
 */
export async function findMovedLeads(
  desk: Desk,
  { detail: { after = {} } }: LeadEvent,
): Promise<DeskLead[] | null> {
  const numbers = Object.keys(after).map(Number)
  const query = desk.db.selectFrom('lead').where('number', 'in', numbers)
  const leads = await readDeskLeads(desk, query)
  const isUnchanged = (lead: DeskLead) => {
    const moved = { ...pickState(lead), caller: lead.caller }
    return JSON.stringify(moved) === JSON.stringify(after[lead.number])
  }
  return leads.length === numbers.length && leads.every(isUnchanged) ? leads : null
}

/**
 * Moves leads back to the caller that they had before a move. The separated person may have sent
 * more leads since the separation. The undo of the separation also moves these leads. Otherwise
 * this person would be two callers.
 * @returns the moved leads; null, without any change, if one of the leads has changed since the
 * move
 */
export async function moveLeadsBack(
  person: Person,
  desk: Desk,
  event: LeadEvent,
): Promise<DeskLead[] | null> {
  requireRole(person, 'reception')
  const leads = await findMovedLeads(desk, event)
  const { before = {} } = event.detail
  const [first] = leads ?? []
  const caller = first && before[first.number]?.caller
  if (!leads || !first || caller === undefined) return null
  const originals = Object.values(before).flatMap(({ appointmentId }) => appointmentId ?? [])
  const appointments = await readAppointments(desk.db, originals)
  for (const lead of leads) {
    const { appointmentId = null } = before[lead.number] ?? {}
    const isSame = isSameAppointment(appointments.get(appointmentId ?? ''), lead.appointment)
    const state = isSame ? { ...pickState(lead), appointmentId } : pickState(lead)
    await writeLeadState(person, desk, lead, state)
  }
  const moved = event.action === 'separated' ? await readCallerLeads(desk, first.caller) : leads
  for (const lead of moved) await setCaller(desk, lead, caller)
  return moved
}

/** Reads all leads with this value of the column `caller`. */
function readCallerLeads(desk: Desk, caller: string): Promise<DeskLead[]> {
  return readDeskLeads(desk, desk.db.selectFrom('lead').where('caller', '=', caller))
}

/**
 * True when the appointment and its copy have the same time, kind, doctor and status. Otherwise the
 * two people come separately, and both appointments stay.
 */
function isSameAppointment(original: Appointment | undefined, copy: Appointment | null): boolean {
  if (!original || !copy) return false
  return (
    original.at === copy.at &&
    original.kind === copy.kind &&
    original.doctor === copy.doctor &&
    original.status === copy.status
  )
}
