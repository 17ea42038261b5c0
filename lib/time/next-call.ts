import { addDays, formatKyivTime } from '#lib/time/kyiv-time'

/** Clock times of Kyiv: `09:00`. */
export type OpeningSpan = { readonly opens: string; readonly closes: string }

/** `content/clinic.yaml`; days of the week as machines read them (schema.org, DayOfWeek), other days as `2026-12-25`. */
export type OpeningHours = {
  readonly week: readonly (OpeningSpan & { readonly days: readonly string[] })[]
  readonly closed: readonly string[]
  readonly special: readonly (OpeningSpan & { readonly day: string })[]
}

/** Day of the week, Monday 0, in words of a language. */
export function formatWeekday(tag: string, day: number): string {
  return new Date(Date.UTC(2024, 0, 1 + day)).toLocaleString(tag, {
    weekday: 'long',
    timeZone: 'UTC',
  })
}

const getDayOfWeek = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** When the clinic is open on a day (`2026-11-20`), in order: its special hours, none when it is closed, else those of the week. */
export function getOpeningSpans(
  day: string,
  { week, closed, special }: OpeningHours,
): readonly OpeningSpan[] {
  const own = special.filter((each) => each.day === day)
  const name = formatWeekday('en-GB', getDayOfWeek(day))
  const usual = closed.includes(day) ? [] : week.filter(({ days }) => days.includes(name))
  return (own.length > 0 ? own : usual).toSorted((a, b) => a.opens.localeCompare(b.opens))
}

/** When the clinic can call: now while it is open, else when it opens next; Monday is day 0. */
export function findNextCall(now: Date, hours: OpeningHours) {
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

/** Place of a clock time (`09:00`) on the scale from 6 to 22 hours, in per cent. */
export function getPlaceOnHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60 - 6) * 6.25
}
