import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { notReminded, type Appointment } from '#lib/desk/appointments/appointment'
import { canBeReminded, listPossibleEnds } from '#lib/desk/appointments/appointment-ends'
import { findTimeQuestion, isAppointmentTime } from '#lib/desk/appointments/appointment-time'
import type { LeadEvent } from '#lib/desk/callers/caller-history'
import {
  changeCaller,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import { findClaimQuestion } from '#lib/desk/callers/claim-question'
import {
  clearedAgreement,
  isBookedLead,
  pickState,
  type LeadState,
} from '#lib/desk/callers/lead-state'
import type { AppointmentChange } from '#lib/desk/callers/outcome-schema'
import { findRepeatedEvent, refuseOldVersion, saveChanges } from '#lib/desk/callers/save-changes'
import type { Desk } from '#lib/desk/desk'

/**
 * Moves or ends an appointment with all its leads, or records the result of a reminder call. One
 * call may remind of several appointments of the caller. After
 * `missed` and after a cancellation the leads return to the queue at once.
 * @param version the version of the caller that the member of staff saw
 * @param confirmed questions of the desk that the member of staff has answered with “yes”
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
    const ids = listAppointmentIds(change)
    const repeated = findRepeatedEvent(person, desk, history, change.kind)
    if (change.kind === 'notReached' && repeated && hasAppointments(repeated, ids))
      return { kind: 'done', event: repeated.id, isRepeated: true }
    const claimQuestion = findClaimQuestion(person, caller, confirmed)
    if (claimQuestion) return claimQuestion
    const leads = caller.leads.filter(
      (lead) => isBookedLead(lead) && ids.includes(lead.appointmentId ?? ''),
    )
    const before = new Map(
      leads.flatMap(({ appointment }) => (appointment ? [[appointment.id, appointment]] : [])),
    )
    const appointments = [...before.values()]
      .filter((appointment) => isPossible(desk.now, appointment, change))
      .map((appointment) => createNextAppointment(person, desk.now, appointment, change))
    const [first] = appointments
    if (!first || appointments.length < ids.length) return { kind: 'invalid' }
    if (change.kind === 'moved') {
      const at = new Date(first.at)
      const question = await findTimeQuestion(person, inTransaction, at, [first], confirmed)
      if (question) return question
    }
    return saveChanges(person, inTransaction, {
      action: change.kind,
      version,
      changes: leads.map((lead) => ({
        lead,
        state: pickState({ ...lead, ...findEndedState(change, desk.now) }),
      })),
      appointments,
      detail: { appointmentAt: first.at },
    })
  })
}

/** Lists the ids of the appointments that the change concerns, each once. */
export const listAppointmentIds = (change: AppointmentChange): string[] => [
  ...new Set([change.appointment, ...('also' in change ? (change.also ?? []) : [])]),
]

const hasAppointments = ({ detail }: LeadEvent, ids: readonly string[]): boolean =>
  ids.every((id) => detail.appointments?.some((appointment) => appointment.id === id))

function isPossible(now: Date, appointment: Appointment, change: AppointmentChange): boolean {
  switch (change.kind) {
    case 'moved':
      return isAppointmentTime(new Date(change.appointmentAt), now)
    case 'confirmed':
    case 'notReached':
      return canBeReminded(appointment, now)
    case 'came':
    case 'missed':
    case 'cancelledByThem':
    case 'cancelledByUs':
      return listPossibleEnds(appointment, now).includes(change.kind)
  }
}

function createNextAppointment(
  person: Person,
  now: Date,
  before: Appointment,
  change: AppointmentChange,
): Appointment {
  switch (change.kind) {
    case 'moved': {
      const { appointmentAt: at, appointmentKind: kind, appointmentDoctor: doctor } = change
      return { ...before, at, kind, doctor, ...notReminded }
    }
    case 'confirmed':
    case 'notReached': {
      const remindedAt = now.toISOString()
      return { ...before, reminder: change.kind, remindedBy: person.id, remindedAt }
    }
    case 'came':
    case 'missed':
    case 'cancelledByThem':
    case 'cancelledByUs':
      return { ...before, status: change.kind }
  }
}

/**
 * Returns the new state of an appointment's leads after the appointment has ended. For leads that
 * return to the queue, the count of unanswered calls starts again at 0. The calls before the
 * booking do not count, because the person answered in the end. Returns null for a change that does
 * not end the appointment.
 */
function findEndedState({ kind }: AppointmentChange, now: Date): Partial<LeadState> | null {
  const due = { ...clearedAgreement, dueAt: now.toISOString(), attempts: 0 }
  switch (kind) {
    case 'came':
      return { ...clearedAgreement, deskStatus: 'came' }
    case 'missed':
      return { ...due, deskStatus: 'missed' }
    case 'cancelledByThem':
    case 'cancelledByUs':
      return { ...due, deskStatus: 'cancelled' }
    case 'moved':
    case 'confirmed':
    case 'notReached':
      return null
  }
}
