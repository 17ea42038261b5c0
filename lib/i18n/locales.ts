/**
 * All locales (spec section 2) by the first segment of a path. The cookie and localStorage contain
 * the same segment. `tag` is the BCP 47 tag for `<html lang>`, `hreflang` and Intl. `provider` is
 * the provider's language code.
 */
export const localeDetails = {
  ua: { tag: 'uk', openGraph: 'uk_UA', provider: 'uk', name: 'Українська' },
  en: { tag: 'en', openGraph: 'en_US', provider: 'en', name: 'English' },
} as const

export type Locale = keyof typeof localeDetails

/** Returns the tag with which Intl formats dates. English dates begin with the day (British order). */
export const getDateTag = (locale: Locale): string =>
  locale === 'en' ? 'en-GB' : localeDetails[locale].tag

export const locales = /* @__PURE__ */ Object.keys(localeDetails) as Locale[]
export const defaultLocale: Locale = 'ua'

/** Name of the language cookie and key in localStorage (spec section 2). */
export const localeKey = 'lang'

export function mapLocales<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

export function getLocaleInPath(path: string): Locale | null {
  const [, first] = path.split('/')
  return isLocale(first) ? first : null
}

/**
 * Finds the locale for a language code of another system: `uk`, `ua`, `EN`, `en-GB`. Returns null
 * for other languages.
 */
export function findLocaleByCode(code: string): Locale | null {
  const primary = code.toLowerCase().split('-')[0]
  return (
    locales.find((locale) => primary === locale || primary === localeDetails[locale].tag) ?? null
  )
}
