import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import { findTimeQuestion, isWithinYear } from '#lib/desk/appointments/appointment-time'
import {
  changeCaller,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import {
  clearedAgreement,
  isBookedLead,
  pickState,
  type LeadState,
} from '#lib/desk/callers/lead-state'
import type { AppointmentChange } from '#lib/desk/callers/outcome-schema'
import { refuseOldVersion, saveChanges } from '#lib/desk/callers/save-changes'
import type { Desk } from '#lib/desk/desk'

/**
 * Moves or ends an appointment with all its leads. After `missed` and after a cancellation the
 * leads return to the queue at once.
 * @param version the version of the caller that the person saw
 * @param confirmed the questions of earlier calls that the person has answered with “yes”
 */
export async function changeAppointment(
  person: Person,
  desk: Desk,
  number: number,
  version: string,
  change: AppointmentChange,
  confirmed: readonly ChangeQuestion[],
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    const refusal = refuseOldVersion(person, caller, history, change.kind, version)
    if (refusal) return refusal
    const leads = caller.leads.filter(
      (lead) => isBookedLead(lead) && lead.appointmentId === change.appointment,
    )
    const before = leads[0]?.appointment
    if (!before || !isPossible(desk.now, before, change)) return { kind: 'invalid' }
    const appointment = createNextAppointment(before, change)
    if (change.kind === 'moved') {
      const at = new Date(appointment.at)
      const question = await findTimeQuestion(person, inTransaction, at, [appointment], confirmed)
      if (question) return question
    }
    return saveChanges(person, inTransaction, {
      action: change.kind,
      version,
      changes: leads.map((lead) => {
        const ended = { ...lead, ...clearedAgreement, ...getEndedState(change, desk.now) }
        return { lead, state: pickState(change.kind === 'moved' ? lead : ended) }
      }),
      appointments: [appointment],
      detail: { appointmentAt: appointment.at },
    })
  })
}

function isPossible(now: Date, appointment: Appointment, change: AppointmentChange): boolean {
  return change.kind === 'moved'
    ? isWithinYear(new Date(change.appointmentAt), now)
    : listPossibleEnds(appointment, now).includes(change.kind)
}

function createNextAppointment(before: Appointment, change: AppointmentChange): Appointment {
  if (change.kind !== 'moved') return { ...before, status: change.kind }
  const { appointmentAt, appointmentKind, appointmentDoctor } = change
  return { ...before, at: appointmentAt, kind: appointmentKind, doctor: appointmentDoctor }
}

/**
 * The changed state of the leads of an ended appointment. Leads that return to the queue start with
 * no unanswered calls, because the person answered before the booking.
 */
function getEndedState({ kind }: AppointmentChange, now: Date): Partial<LeadState> {
  if (kind === 'came') return { deskStatus: 'came' }
  const deskStatus = kind === 'missed' ? 'missed' : 'cancelled'
  return { deskStatus, dueAt: now.toISOString(), attempts: 0 }
}
