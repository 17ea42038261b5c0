import { getSiteContent } from '#lib/content/current-content'
import { checkUpOrderCode, toDoctorOrderCode, toWeightLossOrderCode } from '#lib/orders'

/** Kinds of appointments at the clinic. Their names are the messages `Staff.appointment.kinds`. */
export const appointmentKinds = ['consultation', 'checkUp', 'programme'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/**
 * Chooses the kind that the dialog presets for a new appointment, by the order of the lead. A
 * person who ordered a doctor's consultation, the free consultation or nothing comes for a
 * consultation.
 */
export function chooseAppointmentKind(order: string | null): AppointmentKind {
  if (order === checkUpOrderCode) return 'checkUp'
  if (order === null || order === toWeightLossOrderCode('free-consultation')) return 'consultation'
  return /^(?:package|weight-loss):/.test(order) ? 'programme' : 'consultation'
}

/**
 * Returns the id of the doctor whose consultation was ordered; null for an order without a doctor.
 */
export function findOrderedDoctor(order: string | null): string | null {
  const { doctors } = getSiteContent()
  return doctors.find(({ id }) => toDoctorOrderCode(id) === order)?.id ?? null
}
