import { cache } from 'react'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { attendedStatuses, type Appointment } from '#lib/desk/appointments/appointment'
import { minGapMs } from '#lib/desk/appointments/double-booking'
import type { Desk } from '#lib/desk/desk'
import {
  addDays,
  findKyivTime,
  getKyivDay,
  getKyivDayEnd,
  getKyivDayStart,
} from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'

/** Number of days with free times that the dialog of an appointment offers. */
const offeredDays = 5
/** The offered days are at most this number of days after today. */
const maxDaysAhead = 30

/** The free times of a doctor on a day, as ISO times from morning to evening. */
export type FreeDay = { day: string; times: string[] }

/** The free times of a doctor. `doctor` is the id. `days` are only days with a free time. */
export type DoctorFreeTimes = { doctor: string; days: FreeDay[] }

/**
 * Lists the free times on a day at which an appointment can begin. The times begin at the opening
 * time and are half an hour apart. The last appointment ends by the closing time. A time is free if
 * it is after `now` and would not double-book the doctor.
 * @param taken beginnings of the doctor's appointments, in milliseconds since 1970
 */
export function listFreeTimes(
  day: string,
  hours: OpeningHours,
  taken: readonly number[],
  now: Date,
): string[] {
  return getOpeningSpans(day, hours).flatMap(({ opens, closes }) => {
    const first = findKyivTime(day, opens)?.getTime() ?? NaN
    const end = findKyivTime(day, closes)?.getTime() ?? NaN
    const count = Math.max(0, Math.floor((end - first) / minGapMs)) || 0
    return Array.from({ length: count }, (_, index) => first + index * minGapMs)
      .filter(
        (at) => at > now.getTime() && taken.every((other) => Math.abs(other - at) >= minGapMs),
      )
      .map((at) => new Date(at).toISOString())
  })
}

type TakenAppointment = Pick<Appointment, 'id' | 'at' | 'doctor'>

/**
 * Reads the appointments that take a doctor's time on the days from `from` to `to` in Kyiv. The
 * appointments are read once for each render of a page, because a card may have several dialogs.
 */
const readTakenAppointments: (
  person: Person,
  desk: Desk,
  from: string,
  to: string,
) => Promise<readonly TakenAppointment[]> = cache(async (person, { db }, from, to) => {
  requireRole(person, 'reception')
  return db
    .selectFrom('appointment')
    .select(['id', 'at', 'doctor'])
    .where('status', 'in', attendedStatuses)
    .where('doctor', 'is not', null)
    .where('at', '>=', getKyivDayStart(from)?.toISOString() ?? '')
    .where('at', '<', getKyivDayEnd(to).toISOString())
    .execute()
})

/** Number of days before a moved appointment from which free times are offered. */
const daysBeforeMoved = 2

/**
 * Reads the free times of each doctor, on the next five days on which this doctor has a free time.
 * For a moved appointment the five days begin shortly before the day of the appointment, but not
 * before today.
 * @param moved an appointment that is being moved, whose time counts as free
 */
export async function readFreeTimes(
  person: Person,
  desk: Desk,
  moved?: Pick<Appointment, 'id' | 'at'>,
): Promise<DoctorFreeTimes[]> {
  requireRole(person, 'reception')
  const { clinic, doctors } = getSiteContent()
  const today = getKyivDay(desk.now)
  const beforeMoved = moved && addDays(getKyivDay(new Date(moved.at)), -daysBeforeMoved)
  const firstDay = beforeMoved !== undefined && beforeMoved > today ? beforeMoved : today
  const lastDay = addDays(firstDay, maxDaysAhead)
  const appointments = await readTakenAppointments(person, desk, firstDay, lastDay)
  return doctors.map(({ id }) => {
    const taken = appointments
      .filter((each) => each.doctor === id && each.id !== moved?.id)
      .map(({ at }) => Date.parse(at))
    const days: FreeDay[] = []
    for (let ahead = 0; ahead <= maxDaysAhead && days.length < offeredDays; ahead += 1) {
      const day = addDays(firstDay, ahead)
      const times = listFreeTimes(day, clinic.hours, taken, desk.now)
      if (times.length > 0) days.push({ day, times })
    }
    return { doctor: id, days }
  })
}
