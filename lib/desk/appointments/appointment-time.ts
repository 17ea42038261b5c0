import type { Person } from '#lib/auth/person'
import { getSiteContent } from '#lib/content/current-content'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { isDoubleBooked } from '#lib/desk/appointments/double-booking'
import type { ChangeQuestion } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { isOpenAt } from '#lib/time/opening-minutes'

const maxAheadMs = 365 * 86_400_000

/** True for a time after `now` that is at most a year away. */
export function isWithinYear(at: Date, now: Date): boolean {
  const aheadMs = at.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= maxAheadMs
}

/**
 * Finds the question that the person must answer before a callback or appointments are set to `at`;
 * null without a question.
 * @param appointments the new or moved appointments; empty for a callback
 */
export async function findTimeQuestion(
  person: Person,
  desk: Desk,
  at: Date,
  appointments: readonly Appointment[],
): Promise<ChangeQuestion | null> {
  const ids = appointments.map(({ id }) => id)
  const doctors = appointments.flatMap(({ doctor }) => doctor ?? [])
  // All these appointments take place at the same time, so two of them with one doctor are a double
  // booking.
  if (new Set(doctors).size < doctors.length) return 'doubleBooked'
  for (const doctor of doctors)
    if (await isDoubleBooked(person, desk, doctor, at, ids)) return 'doubleBooked'
  return isOpenAt(at, getSiteContent().clinic.hours) ? null : 'outsideHours'
}
