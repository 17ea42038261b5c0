import { countRows } from '#lib/database/count-rows'
import type { Db, Tables } from '#lib/database/tables'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Appointment } from '#lib/desk/appointments/appointment'
import { canBeReminded } from '#lib/desk/appointments/appointment-ends'
import { readDayPlan, type DayPlanLine } from '#lib/desk/appointments/day-plan'
import type { Desk } from '#lib/desk/desk'
import { getKyivDay, getKyivDayEnd } from '#lib/time/kyiv-time'
import type { SelectQueryBuilder } from 'kysely'

/** An appointment of which staff remind the person. */
export type ReminderLine = DayPlanLine & { appointment: Appointment }

/**
 * True for a kept line whose appointment was confirmed or has ended, so that no call is needed.
 */
export const isSettledLine = ({ appointment, isKept }: ReminderLine): boolean =>
  isKept && (appointment.reminder === 'confirmed' || appointment.status !== 'booked')

/** The appointments of a day of which staff remind people. Both lists are sorted by time. */
export type ReminderList = {
  /** ISO day in Kyiv. */
  day: string
  /**
   * Appointments that the person has not confirmed yet, so that staff still have to call. Kept
   * lines stay here too (`DayPlanLine.isKept`), if they were here before their result.
   */
  toCall: ReminderLine[]
  confirmed: ReminderLine[]
}

const selectBooked = (db: Db, from: string): SelectQueryBuilder<Tables, 'appointment', object> =>
  db.selectFrom('appointment').where('status', '=', 'booked').where('at', '>=', from)

/**
 * Finds the next day after today with booked appointments. Returns null when no such day exists.
 */
async function findNextDay({ db, now }: Desk): Promise<string | null> {
  const tomorrow = getKyivDayEnd(getKyivDay(now)).toISOString()
  const next = selectBooked(db, tomorrow).select('at').orderBy('at').limit(1)
  const { at } = (await next.executeTakeFirst()) ?? {}
  return at === undefined ? null : getKyivDay(new Date(at))
}

/**
 * Reads the future booked appointments of a day. Returns null when `requested` is missing and no
 * day after today has booked appointments.
 * @param requested the day; when it is missing, the next day after today with booked appointments
 * @param kept lead numbers of lines that keep their place after a result
 */
export async function readReminders(
  person: Person,
  desk: Desk,
  requested?: string,
  kept: readonly number[] = [],
): Promise<ReminderList | null> {
  requireRole(person, 'reception')
  const day = requested ?? (await findNextDay(desk))
  if (day === null) return null
  const { lines } = await readDayPlan(person, desk, day, kept)
  const ahead = lines.flatMap((line) => {
    const { appointment } = line
    const isShown = appointment && (line.isKept || canBeReminded(appointment, desk.now))
    return isShown ? [{ ...line, appointment }] : []
  })
  const isConfirmed = ({ appointment, isKept, undo }: ReminderLine) =>
    isKept ? undo?.earlier.reminder === 'confirmed' : appointment.reminder === 'confirmed'
  return {
    day,
    toCall: ahead.filter((line) => !isConfirmed(line)),
    confirmed: ahead.filter(isConfirmed),
  }
}

/**
 * Counts the unconfirmed appointments on the next day after today that has booked appointments. The
 * count contains no personal data, so no audit line is written.
 */
export async function countReminders(person: Person, desk: Desk): Promise<number> {
  requireRole(person, 'reception')
  const day = await findNextDay(desk)
  if (day === null) return 0
  const tomorrow = getKyivDayEnd(getKyivDay(desk.now)).toISOString()
  const booked = selectBooked(desk.db, tomorrow).where('at', '<', getKyivDayEnd(day).toISOString())
  return countRows(
    booked.where((eb) => eb.or([eb('reminder', 'is', null), eb('reminder', '!=', 'confirmed')])),
  )
}
