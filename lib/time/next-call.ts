import { addDays, formatKyivTime } from '#lib/time/kyiv-time'

/** Opening and closing time by the clock of Kyiv: `09:00`. */
export type OpeningSpan = { readonly opens: string; readonly closes: string }

/** Opening hours of the week, in `content/clinic.yaml`. Days are named as in schema.org's DayOfWeek. */
export type WeekSpan = OpeningSpan & { readonly days: readonly string[] }

/** All opening hours of `content/clinic.yaml`. Closed and special days are dates: `2026-12-25`. */
export type OpeningHours = {
  readonly week: readonly WeekSpan[]
  readonly closed: readonly string[]
  readonly special: readonly (OpeningSpan & { readonly day: string })[]
}

/** Name of a day of the week in a language. Monday is day 0; `tag` is a BCP 47 tag. */
export function formatWeekday(tag: string, day: number): string {
  return new Date(Date.UTC(2024, 0, 1 + day)).toLocaleString(tag, {
    weekday: 'long',
    timeZone: 'UTC',
  })
}

const getDayOfWeek = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/**
 * Opening hours of a day (`2026-11-20`), in order. Special hours replace those of the week.
 * The list is empty on a closed day.
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

/** A call at a clock time of Kyiv (`09:00`) on a day of the week, Monday being 0. */
export type NextCall = { day: number; isToday: boolean; time: string; span: OpeningSpan }

/** Finds when the clinic can call: now while the clinic is open, else when it opens next. */
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

/** Position of a clock time (`09:00`) on the scale from 6 to 22 hours, in per cent. */
export function getPlaceOnHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60 - 6) * 6.25
}
