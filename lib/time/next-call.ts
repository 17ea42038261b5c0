import { addDays, formatKyivTime } from '#lib/time/kyiv-time'

/** Opening and closing time of the clinic by the clock of Kyiv: `09:00`. */
export type OpeningSpan = { readonly opens: string; readonly closes: string }

/** Opening hours on days of the week. `days` are names of schema.org's DayOfWeek. */
export type WeekSpan = OpeningSpan & { readonly days: readonly string[] }

/** All opening hours, from `content/clinic.yaml`. */
export type OpeningHours = {
  readonly week: readonly WeekSpan[]
  /** ISO days on which the clinic is closed all day. */
  readonly closed: readonly string[]
  /** Hours of single days. `day` is an ISO day. */
  readonly special: readonly (OpeningSpan & { readonly day: string })[]
}

/**
 * Returns the name of a day of the week.
 *
 * @param tag BCP 47 tag of the language
 * @param day number of the day; Monday is 0
 */
export function formatWeekday(tag: string, day: number): string {
  return new Date(Date.UTC(2024, 0, 1 + day)).toLocaleString(tag, {
    weekday: 'long',
    timeZone: 'UTC',
  })
}

/** The number of the day of the week of a date (`2026-11-20`); Monday is 0. */
export const getDayOfWeek = (day: string): number =>
  (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/**
 * Returns the opening hours of a day (`2026-11-20`), from morning to evening. Special hours replace
 * the hours of the week. The list is empty for a closed day.
 */
export function getOpeningSpans(
  day: string,
  { week, closed, special }: OpeningHours,
): readonly OpeningSpan[] {
  const own = special.filter((each) => each.day === day)
  const name = formatWeekday('en-GB', getDayOfWeek(day))
  const usual = closed.includes(day) ? [] : week.filter(({ days }) => days.includes(name))
  return (own.length > 0 ? own : usual).toSorted((a, b) => a.opens.localeCompare(b.opens))
}

/** The next time when the clinic can call. */
export type NextCall = {
  /** Number of the day of the week. Monday is 0. */
  day: number
  isToday: boolean
  /** Clock time in Kyiv: `09:00`. */
  time: string
  /** The opening hours that contain `time`. */
  span: OpeningSpan
}

/**
 * Finds the next time when the clinic can call: now while the clinic is open, else when the clinic
 * opens next.
 */
export function findNextCall(now: Date, hours: OpeningHours): NextCall {
  const [today = '', time = ''] = formatKyivTime(now).split(' ')
  for (let ahead = 0; ahead < 60; ahead += 1) {
    const date = addDays(today, ahead)
    const span = getOpeningSpans(date, hours).find(({ closes }) => ahead > 0 || time < closes)
    const isOpen = ahead === 0 && span !== undefined && time > span.opens
    if (span)
      return {
        day: getDayOfWeek(date),
        isToday: ahead === 0,
        time: isOpen ? time : span.opens,
        span,
      }
  }
  const [span = { opens: '', closes: '' }] = hours.week
  return { day: 0, isToday: false, time: span.opens, span }
}

/**
 * Position of a clock time (`09:00`) on the scale of the drawn opening hours, from 6:00 to 22:00,
 * in per cent.
 */
export function getPlaceOnHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60 - 6) * 6.25
}
