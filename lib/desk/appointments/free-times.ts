import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { attendedStatuses } from '#lib/desk/appointments/appointment'
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

/** Beginnings of appointments by the id of the doctor, in milliseconds since 1970. */
export type TakenTimes = ReadonlyMap<string | null, readonly number[]>

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

/**
 * Reads when doctors have appointments on the days from `from` to `to` in Kyiv. Appointments
 * without a doctor are left out, because they take no doctor's time.
 * @param ignored the id of an appointment that is being moved
 */
async function readTakenTimes(
  person: Person,
  { db }: Desk,
  from: string,
  to: string,
  ignored?: string,
): Promise<TakenTimes> {
  requireRole(person, 'reception')
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'at', 'doctor'])
    .where('status', 'in', attendedStatuses)
    .where('doctor', 'is not', null)
    .where('at', '>=', getKyivDayStart(from)?.toISOString() ?? '')
    .where('at', '<', getKyivDayEnd(to).toISOString())
    .execute()
  const groups = Map.groupBy(
    rows.filter(({ id }) => id !== ignored),
    ({ doctor }) => doctor,
  )
  return new Map(
    [...groups].map(([doctor, group]) => [doctor, group.map(({ at }) => Date.parse(at))]),
  )
}

/**
 * Reads the free times of each doctor, on the next five days on which this doctor has a free time.
 * @param ignored the id of an appointment that is being moved, whose time counts as free
 */
export async function readFreeTimes(
  person: Person,
  desk: Desk,
  ignored?: string,
): Promise<DoctorFreeTimes[]> {
  requireRole(person, 'reception')
  const { clinic, doctors } = getSiteContent()
  const today = getKyivDay(desk.now)
  const taken = await readTakenTimes(person, desk, today, addDays(today, maxDaysAhead), ignored)
  return doctors.map(({ id }) => {
    const days: FreeDay[] = []
    for (let ahead = 0; ahead <= maxDaysAhead && days.length < offeredDays; ahead += 1) {
      const day = addDays(today, ahead)
      const times = listFreeTimes(day, clinic.hours, taken.get(id) ?? [], desk.now)
      if (times.length > 0) days.push({ day, times })
    }
    return { doctor: id, days }
  })
}
