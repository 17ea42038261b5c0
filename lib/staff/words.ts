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
