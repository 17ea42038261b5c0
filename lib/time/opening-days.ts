import type { Locale } from '#lib/i18n/locales'
import { formatDay } from '#lib/i18n/format'
import { addDays } from '#lib/time/kyiv-time'
import type { OpeningHours } from '#lib/time/next-call'

/** As machines read them (schema.org, DayOfWeek), from Monday on. */
export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** From Monday on. */
const shortWeekDays: Readonly<Record<Locale, readonly string[]>> = {
  ua: 'Пн Вт Ср Чт Пт Сб Нд'.split(' '),
  en: weekDays.map((day) => day.slice(0, 3)),
}

/** Days of the week in short, those that follow each other as a range: `Пн–Пт`, `Mon–Wed, Sat`. */
export function formatOpeningDays(locale: Locale, days: readonly string[]): string {
  const names = weekDays.map((day, index) =>
    days.includes(day) ? shortWeekDays[locale][index] : '',
  )
  // Where a day is missing two spaces follow each other.
  const ranges = names.join(' ').trim().split(/ {2,}/)
  return ranges.map((range) => range.replace(/ (?:.* )?/, '–')).join(', ')
}

/** The hours of the week: `Пн–Пт, 09:00–19:00; Сб, 10:00–14:00`. */
export function formatOpeningWeek(locale: Locale, { week }: OpeningHours): string {
  return week
    .map(({ days, opens, closes }) => `${formatOpeningDays(locale, days)}, ${opens}–${closes}`)
    .join('; ')
}

/** The hours that are drawn: those of the week's first day. */
export const getUsualSpans = ({ week }: OpeningHours) =>
  week.filter(({ days }) => days.join() === week[0]?.days.join())

/** What is otherwise in the 31 days from a day (`2026-12-20`) on: days on which it is closed, and those with hours of their own. */
export function listComingChanges(
  locale: Locale,
  { closed, special }: OpeningHours,
  today: string,
) {
  const isComing = (day: string) => day >= today && day < addDays(today, 31)
  return {
    closed: closed.filter(isComing).map((day) => formatDay(locale, day)),
    special: special
      .filter(({ day }) => isComing(day))
      .map(({ day, opens, closes }) => `${formatDay(locale, day)}: ${opens}–${closes}`),
  }
}
