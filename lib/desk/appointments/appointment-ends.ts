import type { AppointmentStatus } from '#lib/database/tables/appointment'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { getKyivDay } from '#lib/time/kyiv-time'

export const appointmentEnds = [
  'came',
  'missed',
  'cancelledByThem',
  'cancelledByUs',
] as const satisfies readonly AppointmentStatus[]
export type AppointmentEnd = (typeof appointmentEnds)[number]

/**
 * Lists the statuses that a booked appointment can get at the time `now`. `came` is possible from
 * the start of the appointment's day. `missed` is possible only after the appointment's time. The
 * clinic or the person can cancel at any time.
 */
export function listPossibleEnds({ at, status }: Appointment, now: Date): AppointmentEnd[] {
  if (status !== 'booked') return []
  const isDay = getKyivDay(new Date(at)) <= getKyivDay(now)
  const isPast = at <= now.toISOString()
  return appointmentEnds.filter((end) => {
    if (end === 'came') return isDay
    return end !== 'missed' || isPast
  })
}

/**
 * True for a booked appointment in the future. Staff can remind a person only of such an
 * appointment.
 */
export const canBeReminded = ({ at, status }: Appointment, now: Date): boolean =>
  status === 'booked' && at > now.toISOString()
