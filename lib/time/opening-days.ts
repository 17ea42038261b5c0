import { localeDetails, type Locale } from '#lib/i18n/locales'
import { formatDay } from '#lib/i18n/format'
import { addDays } from '#lib/time/kyiv-time'
import type { OpeningHours, WeekSpan } from '#lib/time/next-call'

/** Names of schema.org's DayOfWeek, from Monday. */
export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Lists the short names of the days of the week in a language, from Monday: `пн`, `Mon`. */
export function listShortWeekDays(locale: Locale): string[] {
  const short = new Intl.DateTimeFormat(localeDetails[locale].dateTag, {
    weekday: 'short',
    timeZone: 'UTC',
  })
  // The first of January 2024 is a Monday.
  return weekDays.map((_day, index) => short.format(Date.UTC(2024, 0, 1 + index)))
}

/** Formats days of the week as short names and ranges: `Пн–Пт`, `Mon–Wed, Sat`. */
export function formatOpeningDays(locale: Locale, days: readonly string[]): string {
  const shortNames = listShortWeekDays(locale).map(
    (name) => name.slice(0, 1).toLocaleUpperCase(localeDetails[locale].tag) + name.slice(1),
  )
  const names = weekDays.map((day, index) => (days.includes(day) ? shortNames[index] : ''))
  // A missing day is an empty name, so two spaces separate the ranges.
  const ranges = names.join(' ').trim().split(/ {2,}/)
  return ranges.map((range) => range.replace(/ (?:.* )?/, '–')).join(', ')
}

/** Formats the opening hours of the week: `Пн–Пт, 09:00–19:00; Сб, 10:00–14:00`. */
export function formatOpeningWeek(locale: Locale, { week }: OpeningHours): string {
  return week
    .map(({ days, opens, closes }) => `${formatOpeningDays(locale, days)}, ${opens}–${closes}`)
    .join('; ')
}

/**
 * Returns the opening hours of the usual days: all entries with the same days of the week as the
 * first entry.
 */
export const getUsualSpans = ({ week }: OpeningHours): readonly WeekSpan[] =>
  week.filter(({ days }) => days.join() === week[0]?.days.join())

/** Coming days with other hours than in the usual week. Dates are in words: `25 December 2026`. */
export type ComingChanges = { closed: string[]; special: string[] }

/**
 * Lists closed days and days with special hours among the 31 days that begin with `today`
 * (`2026-12-20`).
 */
export function listComingChanges(
  locale: Locale,
  { closed, special }: OpeningHours,
  today: string,
): ComingChanges {
  const isComing = (day: string) => day >= today && day < addDays(today, 31)
  return {
    closed: closed.filter(isComing).map((day) => formatDay(locale, day)),
    special: special
      .filter(({ day }) => isComing(day))
      .map(({ day, opens, closes }) => `${formatDay(locale, day)}: ${opens}–${closes}`),
  }
}
