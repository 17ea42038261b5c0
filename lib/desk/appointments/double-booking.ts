import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Desk } from '#lib/desk/desk'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** Minimum time in milliseconds between the beginnings of two appointments of one doctor. */
const minGapMs = 30 * 60_000

/**
 * True when the doctor has another appointment less than half an hour before or after `at`.
 * @param of the numbers of the leads that are being booked; the current appointments of these leads
 * are ignored, because the booking moves them
 */
export async function isDoubleBooked(
  person: Person,
  { db }: Desk,
  doctor: string,
  at: Date,
  of: readonly number[],
): Promise<boolean> {
  requireRole(person, 'reception')
  const appointments = await db
    .selectFrom('lead')
    .select('number')
    .where('deskStatus', '=', 'booked')
    .where('appointmentDoctor', '=', doctor)
    .where('appointmentAt', '>', addMilliseconds(at, -minGapMs))
    .where('appointmentAt', '<', addMilliseconds(at, minGapMs))
    .execute()
  return appointments.some(({ number }) => !of.includes(number))
}
