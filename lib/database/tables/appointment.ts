import type { TableColumns } from '#lib/database/columns'

/**
 * Statuses of an appointment. `booked`: the appointment is in the future, or staff have not
 * recorded its end. `missed`: the person did not come. `cancelledByThem`: the person cancelled.
 * `cancelledByUs`: the clinic cancelled.
 */
export const appointmentStatuses = [
  'booked',
  'came',
  'missed',
  'cancelledByThem',
  'cancelledByUs',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/**
 * Results of the call that reminds a person of an appointment. `confirmed`: the person will come.
 * `notReached`: the person did not answer.
 */
export const reminderResults = ['confirmed', 'notReached'] as const
export type ReminderResult = (typeof reminderResults)[number]

/**
 * Appointments at the clinic. The leads of an appointment have its id in `lead.appointmentId`, or in
 * `earlierAppointment` after a later booking. A trigger deletes an appointment that no lead refers
 * to, so that it cannot take a doctor's time.
 */
export type AppointmentTable = {
  id: string
  at: string
  kind: string
  /** Id of the doctor; null for any doctor. */
  doctor: string | null
  status: AppointmentStatus
  /** The latest result of a reminder; null before the first. A moved appointment has null again. */
  reminder: ReminderResult | null
  /** Id of the member of staff who recorded `reminder`, and the ISO time. */
  remindedBy: string | null
  remindedAt: string | null
}

export const appointmentTableColumns: TableColumns<AppointmentTable> = {
  id: 'text',
  at: 'text',
  kind: 'text',
  doctor: 'text or null',
  status: 'text',
  reminder: 'text or null',
  remindedBy: 'text or null',
  remindedAt: 'text or null',
}
