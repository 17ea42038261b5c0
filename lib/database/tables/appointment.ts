import type { TableColumns } from '#lib/database/columns'

/** Statuses of an appointment. */
export const appointmentStatuses = [
  /** The appointment is in the future, or staff have not recorded yet whether the person came. */
  'booked',
  'came',
  /** The person did not come. */
  'missed',
  /** The person cancelled the appointment. */
  'cancelledByThem',
  /** The clinic cancelled the appointment. */
  'cancelledByUs',
] as const
export type AppointmentStatus = (typeof appointmentStatuses)[number]

/**
 * Results of the call that reminds a person of an appointment. `confirmed`: the person will come.
 * `notReached`: the person did not answer the call.
 */
export const reminderResults = ['confirmed', 'notReached'] as const
export type ReminderResult = (typeof reminderResults)[number]

/**
 * Appointments at the clinic. `lead.appointmentId` is the id of a lead's latest appointment.
 * `earlierAppointment` keeps earlier appointments that have ended with `came` or `missed`. A
 * trigger deletes an appointment that no lead refers to, so that the appointment takes no doctor's
 * time.
 */
export type AppointmentTable = {
  id: string
  at: string
  kind: string
  /** Id of the doctor; null for any doctor. */
  doctor: string | null
  status: AppointmentStatus
  /**
   * Result of the latest reminder call. Null before the first call. Null again after the
   * appointment was moved.
   */
  reminder: ReminderResult | null
  /** Id of the member of staff who recorded `reminder`; null when `reminder` is null. */
  remindedBy: string | null
  /** Time at which `reminder` was recorded; null when `reminder` is null. */
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
