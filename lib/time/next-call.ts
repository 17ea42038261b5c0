/** Days as machines read them (schema.org, DayOfWeek), clock times of Kyiv (`09:00`). */
export type OpeningHours = { days: readonly string[]; opens: string; closes: string }

/** Day of the week, Monday 0, in words of a language. */
export function weekday(tag: string, day: number): string {
  return new Date(Date.UTC(2024, 0, 1 + day)).toLocaleString(tag, { weekday: 'long', timeZone: 'UTC' })
}

const kyiv = (now: Date, options: Intl.DateTimeFormatOptions) =>
  now.toLocaleString('en-GB', { timeZone: 'Europe/Kyiv', ...options })

/**
 * When the clinic can call: now while it is open, else when it opens next.
 * @returns the day of the week (Monday 0), whether it is today's, and the clock time in Kyiv (`09:00`)
 */
export function nextCall(now: Date, { days, opens, closes }: OpeningHours) {
  const time = kyiv(now, { hour: '2-digit', minute: '2-digit' })
  const week = Array.from({ length: 14 }, (_, day) => weekday('en-GB', day))
  const today = week.indexOf(kyiv(now, { weekday: 'long' }))
  const day = week.findIndex(
    (name, position) => days.includes(name) && (position > today || (position === today && time < closes)),
  )
  const isToday = day === today
  return { day: day % 7, isToday, time: isToday && time > opens ? time : opens }
}

/** Place of a clock time (`09:00`) on the scale from 6 to 22 hours, in per cent. */
export function placeOnHours(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours + minutes / 60 - 6) * 6.25
}
