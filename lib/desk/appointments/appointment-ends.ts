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
 * Lists how the appointment can end at the time `now`. A person can come on the day of the
 * appointment, also before its time. A person can only be missed after the time.
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
