import { localeDetails, type Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/kyiv-time'

const time = { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const formats = new Map<string, Intl.DateTimeFormat>()

/** A format for days and times, by a day's order as in Britain. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : localeDetails[locale].tag, options)
  formats.set(key, format)
  return format
}

/** An ISO time on a clock of Kyiv: `14:05` today, otherwise with its day, in another year with that. */
export function shortTime(locale: Locale, iso: string, now: Date): string {
  const [one, today] = [kyivDay(new Date(iso)), kyivDay(now)]
  const isYear = one.slice(0, 4) === today.slice(0, 4)
  const options = {
    ...time,
    ...(one !== today && day),
    ...(!isYear && ({ year: 'numeric', weekday: undefined } as const)),
  }
  return dateFormat(locale, options).format(new Date(iso))
}
