import { notReminded, type Appointment } from '#lib/desk/appointments/appointment'
import { chooseKindByLeads, orderedKind } from '#lib/desk/appointments/appointment-kinds'
import type { Caller } from '#lib/desk/callers/caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isBookedLead } from '#lib/desk/callers/lead-state'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { foldName } from '#lib/leads/lead-search'

/** An appointment, and the leads that are booked for the appointment. */
export type Booking = { appointment: Appointment; leads: DeskLead[] }

/**
 * Creates one appointment for all leads with the same name, because each name stands for one
 * person. Each person may get a kind of appointment of their own (`orderedKind`). The person may
 * already have an appointment of the chosen kind at the chosen time. The leads then join the
 * existing appointment. If staff choose no doctor, the existing appointment keeps its doctor.
 */
export function bookByName(
  caller: Caller,
  leads: readonly DeskLead[],
  outcome: Extract<CallOutcome, { kind: 'booked' }>,
): Booking[] {
  const groups = Map.groupBy(leads, ({ name }) => foldName(name))
  return [...groups].map(([name, group]) => {
    const { appointmentAt: at, appointmentKind, appointmentDoctor: doctor } = outcome
    const kind = appointmentKind === orderedKind ? chooseKindByLeads(group) : appointmentKind
    const booked = caller.leads.find(
      (lead) =>
        isBookedLead(lead) &&
        lead.appointment?.at === at &&
        lead.appointment.kind === kind &&
        (doctor === null || lead.appointment.doctor === doctor) &&
        foldName(lead.name) === name,
    )
    const appointment: Appointment = booked?.appointment ?? {
      id: crypto.randomUUID(),
      at,
      kind,
      doctor,
      status: 'booked',
      ...notReminded,
    }
    return { appointment, leads: group }
  })
}
