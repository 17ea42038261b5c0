import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { defaultLocale, isLocale, localeDetails, localeKey, type Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'

export async function deskLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeKey)?.value
  return isLocale(chosen) ? chosen : defaultLocale
}

/** Texts of the desk: `const t = await deskWords('Staff')`. */
export async function deskWords(namespace: 'Staff') {
  return getTranslations({ locale: localeDetails[await deskLocale()].tag, namespace })
}

type Key = Parameters<Awaited<ReturnType<typeof deskWords>>>[0]

export function deskTitle(key: Key) {
  return async (): Promise<Metadata> => {
    const t = await deskWords('Staff')
    // Titles have no arguments.
    return { title: t(key as 'lead.site') }
  }
}

const time = { timeZone: 'Europe/Kyiv', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const day = { day: 'numeric', month: 'short' } as const

/** A format for days and times, in a day's order as in Britain. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : localeDetails[locale].tag, options)
}

/** Writes ISO times on a clock of Kyiv: `14:05` today, otherwise with the day, in another year with that. */
export function shortTimes(locale: Locale, now: Date): (iso: string) => string {
  const today = kyivDay(now)
  const ofToday = dateFormat(locale, time)
  const ofThisYear = dateFormat(locale, { ...time, ...day, weekday: 'short' })
  const ofOtherYears = dateFormat(locale, { ...time, ...day, year: 'numeric' })
  return (iso) => {
    const at = new Date(iso)
    const isThisYear = kyivDay(at).startsWith(today.slice(0, 4))
    return (kyivDay(at) === today ? ofToday : isThisYear ? ofThisYear : ofOtherYears).format(at)
  }
}
