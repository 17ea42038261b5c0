import type { Person } from '#lib/auth/person'
import { getSiteContent } from '#lib/content/current-content'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { isDoubleBooked, lockDoctorTimes } from '#lib/desk/appointments/double-booking'
import type { ChangeQuestion, ChangeResult } from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { isOpenAt } from '#lib/time/opening-minutes'

const maxAheadMs = 365 * 86_400_000

const maxAgoMs = 31 * 86_400_000

/** True for a time after `now` that is at most a year away. */
export function isWithinYear(at: Date, now: Date): boolean {
  const aheadMs = at.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= maxAheadMs
}

/**
 * True for a possible time of an appointment. The time may be up to 31 days ago, because staff also
 * record an appointment that has taken place. The desk asks about such a time.
 */
export const isAppointmentTime = (at: Date, now: Date): boolean =>
  isWithinYear(at, now) || (at <= now && at.getTime() >= now.getTime() - maxAgoMs)

/**
 * Finds the question that staff must answer before a callback or appointments are set to `at`.
 * Returns null when no question is needed. The times of the doctors stay locked until the end of
 * the transaction.
 * @param appointments the new or moved appointments; empty for a callback
 * @param confirmed questions of the desk that the member of staff has answered with “yes”
 */
export async function findTimeQuestion(
  person: Person,
  desk: Desk,
  at: Date,
  appointments: readonly Appointment[],
  confirmed: readonly ChangeQuestion[],
): Promise<Extract<ChangeResult, { kind: 'ask' }> | null> {
  await lockDoctorTimes(desk, appointments)
  const ask = (question: ChangeQuestion) =>
    ({ kind: 'ask', question, at: at.toISOString() }) as const
  if (at <= desk.now && !confirmed.includes('past')) return ask('past')
  if (!confirmed.includes('doubleBooked')) {
    if (await isTakenByOthers(person, desk, at, appointments)) return ask('doubleBooked')
    if (haveOneDoctor(appointments)) return { ...ask('doubleBooked'), isTogether: true }
  }
  const isOpen = isOpenAt(at, getSiteContent().clinic.hours)
  return isOpen || confirmed.includes('outsideHours') ? null : ask('outsideHours')
}

const listDoctors = (appointments: readonly Appointment[]): string[] =>
  appointments.flatMap(({ doctor }) => doctor ?? [])

/**
 * True when two of the appointments have the same doctor. All these appointments take place at the
 * same time, so this is a double booking.
 */
function haveOneDoctor(appointments: readonly Appointment[]): boolean {
  const doctors = listDoctors(appointments)
  return new Set(doctors).size < doctors.length
}

/** True when a doctor of the appointments has another appointment at this time. */
async function isTakenByOthers(
  person: Person,
  desk: Desk,
  at: Date,
  appointments: readonly Appointment[],
): Promise<boolean> {
  const ids = appointments.map(({ id }) => id)
  for (const doctor of listDoctors(appointments))
    if (await isDoubleBooked(person, desk, doctor, at, ids)) return true
  return false
}
