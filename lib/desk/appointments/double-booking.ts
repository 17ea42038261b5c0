import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Desk } from '#lib/desk/desk'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** Two appointments of one doctor must begin at least half an hour apart. */
const minGapMs = 30 * 60_000

/**
 * True when the doctor has another appointment within half an hour of `at`.
 * @param of numbers of the leads that are booked; their earlier appointment is moved and does not count
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
