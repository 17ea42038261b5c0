import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { lockNames } from '#lib/database/lock-names'
import { attendedStatuses, type Appointment } from '#lib/desk/appointments/appointment'
import type { Desk } from '#lib/desk/desk'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** Minimum time in milliseconds between the beginnings of two appointments of one doctor. */
export const minGapMs = 30 * 60_000

/**
 * True when an appointment of the doctor begins less than half an hour before or after `at`. Missed
 * and cancelled appointments do not count.
 * @param ignored the ids of appointments that do not count, such as appointments that are being
 * moved
 */
export async function isDoubleBooked(
  person: Person,
  { db }: Desk,
  doctor: string,
  at: Date,
  ignored: readonly string[],
): Promise<boolean> {
  requireRole(person, 'reception')
  const appointments = await db
    .selectFrom('appointment')
    .select('id')
    .where('status', 'in', attendedStatuses)
    .where('doctor', '=', doctor)
    .where('at', '>', addMilliseconds(at, -minGapMs))
    .where('at', '<', addMilliseconds(at, minGapMs))
    .execute()
  return appointments.some(({ id }) => !ignored.includes(id))
}

/**
 * Locks the times of the appointments' doctors until the end of the transaction. Two colleagues
 * therefore cannot book one doctor at the same time.
 */
export async function lockDoctorTimes(
  { db }: Desk,
  appointments: readonly Pick<Appointment, 'doctor'>[],
): Promise<void> {
  const doctors = appointments.flatMap(({ doctor }) => doctor ?? [])
  await lockNames(
    db,
    doctors.map((doctor) => `doctor ${doctor}`),
  )
}
