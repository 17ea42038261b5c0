import { getSiteContent } from '#lib/content/current-content'
import { checkUpOrderCode, toDoctorOrderCode, toWeightLossOrderCode } from '#lib/orders'

/** Kinds of appointments at the clinic. Their names are the messages `Staff.appointment.kinds`. */
export const appointmentKinds = ['consultation', 'checkUp', 'programme'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/**
 * The kind that the dialog presets for new appointments: each person gets the kind that the
 * person's own leads ask for (`chooseKindByLeads`).
 */
export const orderedKind = 'ordered'

/**
 * Chooses the kind of a person's new appointment. A programme or a check-up has priority, because
 * it begins with a consultation.
 * @param leads the leads for which the appointment is booked
 */
export function chooseKindByLeads(leads: readonly { order: string | null }[]): AppointmentKind {
  const kinds = leads.map(({ order }) => chooseAppointmentKind(order))
  return kinds.find((kind) => kind !== 'consultation') ?? 'consultation'
}

/**
 * Chooses the kind of a new appointment by the order of a lead. A person who ordered a doctor's
 * consultation, the free consultation or nothing comes for a consultation.
 */
function chooseAppointmentKind(order: string | null): AppointmentKind {
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
