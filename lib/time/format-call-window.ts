import type { CallWindow } from '#lib/time/call-windows'
import { addDays, formatKyivTime, getKyivDay } from '#lib/time/kyiv-time'

/** Words for days in one language. `dateTag` is the BCP 47 tag with which Intl formats a date. */
export type DayWords = { dateTag: string; today: string; tomorrow: string }

/** The day and the hours of a window, in words: `today`, `16:00–18:00`. */
export type WindowWords = { day: string; hours: string }

/**
 * Formats a window by the clock of Kyiv. `day` is `today`, `tomorrow` or `Monday 30 November`.
 * `hours` is `16:00–18:00`.
 */
export function formatCallWindow(
  { startsAt, endsAt }: CallWindow,
  now: Date,
  words: DayWords,
): WindowWords {
  const [day = '', opens = ''] = formatKyivTime(new Date(startsAt)).split(' ')
  const [, closes = ''] = formatKyivTime(new Date(endsAt)).split(' ')
  return { day: nameDay(day, getKyivDay(now), words), hours: `${opens}–${closes}` }
}

/** Joins the day and the hours of a window in one line: `today, 16:00–18:00`. */
export function joinWindowWords({ day, hours }: WindowWords): string {
  return `${day}, ${hours}`
}

/** Formats a window in one line: `today, 16:00–18:00`. */
export function describeCallWindow(window: CallWindow, now: Date, words: DayWords): string {
  return joinWindowWords(formatCallWindow(window, now, words))
}

function nameDay(day: string, today: string, words: DayWords): string {
  if (day === today) return words.today
  if (day === addDays(today, 1)) return words.tomorrow
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(words.dateTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}
