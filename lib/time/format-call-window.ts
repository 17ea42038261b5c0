import type { CallWindow } from '#lib/time/call-windows'
import { addDays, formatKyivTime } from '#lib/time/kyiv-time'

/** Words for days in one language. `dateTag` is the BCP 47 tag with which Intl formats a date. */
export type DayWords = { dateTag: string; today: string; tomorrow: string }

/**
 * Formats a window by the clock of Kyiv. `day` is `today`, `tomorrow` or `Monday 30 November`.
 * `hours` is `16:00–18:00`.
 */
export function formatCallWindow(
  { startsAt, endsAt }: CallWindow,
  now: Date,
  words: DayWords,
): { day: string; hours: string } {
  const [day = '', opens = ''] = formatKyivTime(new Date(startsAt)).split(' ')
  const [, closes = ''] = formatKyivTime(new Date(endsAt)).split(' ')
  const [today = ''] = formatKyivTime(now).split(' ')
  return { day: nameDay(day, today, words), hours: `${opens}–${closes}` }
}

/** Formats a window in one line: `today, 16:00–18:00`. */
export function describeCallWindow(window: CallWindow, now: Date, words: DayWords): string {
  const { day, hours } = formatCallWindow(window, now, words)
  return `${day}, ${hours}`
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
