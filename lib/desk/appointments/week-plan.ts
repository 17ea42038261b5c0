import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { takesDoctorTime, uncancelledStatuses } from '#lib/desk/appointments/appointment'
import { createAppointmentLines, type AppointmentLine } from '#lib/desk/appointments/day-plan'
import { minGapMs } from '#lib/desk/appointments/double-booking'
import { listFreeTimes } from '#lib/desk/appointments/free-times'
import type { Desk } from '#lib/desk/desk'
import { recordView } from '#lib/desk/record-view'
import { addDays, getKyivDay, getKyivDayEnd, getKyivDayStart } from '#lib/time/kyiv-time'
import { getDayOfWeek, getOpeningSpans } from '#lib/time/next-call'

/** Free time of a doctor from `at` to `until`, as ISO times. */
export type FreeSpan = { at: string; until: string }

/** The appointments and the free time of a doctor on a day, both sorted by time. */
export type WeekDay = { day: string; lines: AppointmentLine[]; free: FreeSpan[] }

/**
 * The days of a week of one doctor. `doctor` is the id of the doctor; null for appointments without
 * a doctor.
 */
export type DoctorWeek = { doctor: string | null; days: WeekDay[] }

/** The week that begins on `monday`. All doctors have the same days. */
export type WeekPlan = { monday: string; doctors: DoctorWeek[] }

/** The Monday of the week of a day (`2026-11-20`). */
export const findMonday = (day: string): string => addDays(day, -getDayOfWeek(day))

/**
 * Joins free times that follow each other without a gap. `times` are ISO times at which an
 * appointment can begin, half an hour apart.
 */
export function joinFreeTimes(times: readonly string[]): FreeSpan[] {
  const spans: FreeSpan[] = []
  for (const at of times) {
    const until = new Date(Date.parse(at) + minGapMs).toISOString()
    const last = spans.at(-1)
    if (last?.until === at) last.until = until
    else spans.push({ at, until })
  }
  return spans
}

/**
 * Reads the week that contains `day` in Kyiv. Closed days without appointments are left out.
 * Appointments without a doctor are in a separate `DoctorWeek`, whose `doctor` is null. A doctor
 * may have appointments in this week, but be no longer on the site. This doctor has a `DoctorWeek`
 * without free times.
 */
export async function readWeekPlan(person: Person, desk: Desk, day: string): Promise<WeekPlan> {
  requireRole(person, 'reception')
  const monday = findMonday(day)
  const { clinic, doctors } = getSiteContent()
  const appointments = await desk.db
    .selectFrom('appointment')
    .selectAll()
    .where('status', 'in', uncancelledStatuses)
    .where('at', '>=', getKyivDayStart(monday)?.toISOString() ?? '')
    .where('at', '<', getKyivDayEnd(addDays(monday, 6)).toISOString())
    .orderBy('at')
    .execute()
  await recordView(person, desk, 'week', monday, null)
  const lines = await createAppointmentLines(desk, appointments)
  const linesByDay = Map.groupBy(lines, ({ at }) => getKyivDay(new Date(at)))
  const days = [0, 1, 2, 3, 4, 5, 6]
    .map((ahead) => addDays(monday, ahead))
    .filter((each) => getOpeningSpans(each, clinic.hours).length > 0 || linesByDay.has(each))
  const known = doctors.map(({ id }) => id)
  const others = lines.map(({ appointment }) => appointment.doctor)
  const sections = [...new Set<string | null>([...known, ...others])]
  return {
    monday,
    doctors: sections.map((doctor) => {
      const isOfDoctor = ({ appointment }: AppointmentLine) => appointment.doctor === doctor
      const taken = lines
        .filter((line) => isOfDoctor(line) && takesDoctorTime(line.appointment))
        .map(({ at }) => Date.parse(at))
      const isKnown = doctor !== null && known.includes(doctor)
      return {
        doctor,
        days: days.map((each) => ({
          day: each,
          lines: linesByDay.get(each)?.filter(isOfDoctor) ?? [],
          free: isKnown ? joinFreeTimes(listFreeTimes(each, clinic.hours, taken, desk.now)) : [],
        })),
      }
    }),
  }
}
