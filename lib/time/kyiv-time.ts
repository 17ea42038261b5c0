import { localeDetails, type Locale } from '#lib/i18n/locales'

const zone = 'Europe/Kyiv'
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Formats a time as date and clock time in Kyiv: `2026-11-20 14:05`. */
export function formatKyivTime(time: Date): string {
  return format.format(time)
}

/** Formats a time in Kyiv in words, for e-mails: `20 листопада 2026 р. о 14:05`. */
export function formatKyivTimeInWords(locale: Locale, iso: string): string {
  return new Date(iso).toLocaleString(localeDetails[locale].dateTag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: zone,
  })
}

/** Returns the date in Kyiv at a time: `2026-11-20`. */
export function getKyivDay(time: Date): string {
  return formatKyivTime(time).slice(0, 10)
}

/** Returns the clock time in Kyiv at a time: `14:05`. */
export function getKyivClockTime(time: Date): string {
  return formatKyivTime(time).slice(11)
}

/**
 * Finds the moment when clocks in Kyiv show `time` (`09:00`) on `day` (`2026-11-20`). Returns null
 * when clocks skip this time, and for an invalid day or time.
 */
export function findKyivTime(day: string, time: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const candidates = ['+02:00', '+03:00'].map((offset) => new Date(`${day}T${time}:00${offset}`))
  return (
    candidates.find(
      (each) => !Number.isNaN(each.getTime()) && formatKyivTime(each) === `${day} ${time}`,
    ) ?? null
  )
}

/** Returns the start of a day (`2026-11-20`) in Kyiv, or null for an invalid day. */
export function getKyivDayStart(day: string): Date | null {
  return findKyivTime(day, '00:00')
}

/** True for a valid ISO day (`2026-11-20`), such as the parameter `day` of a page. */
export const isKyivDay = (value: unknown): value is string =>
  typeof value === 'string' && getKyivDayStart(value) !== null

/**
 * Adds days to a date (`2026-11-20`).
 *
 * @throws RangeError for an invalid date
 */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
}

/**
 * Returns the end of a day (`2026-11-20`) in Kyiv, which is the start of the next day.
 *
 * @throws RangeError for an invalid day
 */
export function getKyivDayEnd(day: string): Date {
  return getKyivDayStart(addDays(day, 1)) ?? new Date(NaN)
}
