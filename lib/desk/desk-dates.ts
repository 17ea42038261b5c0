import { localeDetails, type Locale } from '#lib/i18n/locales'
import { getKyivDay } from '#lib/time/kyiv-time'

/** Format options for hours and minutes in Kyiv. */
export const timeParts = {
  timeZone: 'Europe/Kyiv',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
const dayParts = { day: 'numeric', month: 'short' } as const

/** Creates a date format in the desk's language. */
export function createDateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeDetails[locale].dateTag, options)
}

/** Formats an ISO time in Kyiv time. Returns '' for null and undefined. */
export type TimeFormatter = (iso: string | null | undefined) => string

/**
 * Creates a formatter. Today's times look like `14:05`. Other times of this year also have the day
 * and the weekday. Times of other years have the day and the year.
 */
export function createTimeFormatter(locale: Locale, now: Date): TimeFormatter {
  const today = getKyivDay(now)
  const todayFormat = createDateFormat(locale, timeParts)
  const thisYearFormat = createDateFormat(locale, { ...timeParts, ...dayParts, weekday: 'short' })
  const otherYearFormat = createDateFormat(locale, { ...timeParts, ...dayParts, year: 'numeric' })
  return (iso) => {
    if (!iso) return ''
    const time = new Date(iso)
    const day = getKyivDay(time)
    if (day === today) return todayFormat.format(time)
    const isThisYear = day.startsWith(today.slice(0, 4))
    return (isThisYear ? thisYearFormat : otherYearFormat).format(time)
  }
}

/** Joins the texts that are not empty, separated by commas. */
export const joinTexts = (...texts: (string | false | null | undefined)[]): string =>
  texts.filter(Boolean).join(', ')
