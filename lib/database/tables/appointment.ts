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
}

export const appointmentTableColumns: TableColumns<AppointmentTable> = {
  id: 'text',
  at: 'text',
  kind: 'text',
  doctor: 'text or null',
  status: 'text',
}
