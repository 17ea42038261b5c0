import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cookies } from 'next/headers'
import { defaultLocale, isLocale, localeDetails, localeKey, type Locale } from '#lib/i18n/locales'

/** The language of the desk, as the person has chosen it there or on the site. */
export async function deskLocale(): Promise<Locale> {
  const chosen = (await cookies()).get(localeKey)?.value
  return isLocale(chosen) ? chosen : defaultLocale
}

/** Texts of the desk: `const t = await deskWords('Staff')`. */
export async function deskWords(namespace: 'Staff') {
  return getTranslations({ locale: localeDetails[await deskLocale()].tag, namespace })
}

type Key = Parameters<Awaited<ReturnType<typeof deskWords>>>[0]

/** `generateMetadata` of a page with this title. */
export function deskTitle(key: Key) {
  return async (): Promise<Metadata> => {
    const t = await deskWords('Staff')
    // Titles have no arguments.
    return { title: t(key as 'lead.site') }
  }
}
