type LocaleDetails = {
  /** BCP 47 tag for `<html lang>`, `hreflang` and Intl. */
  tag: string
  /** BCP 47 tag with which Intl formats dates. English dates begin with the day (British order). */
  dateTag: string
  /** Value of `og:locale`. */
  openGraph: string
  /** The provider's language code. */
  provider: string
  /** Name of the language in the language itself. */
  name: string
  /** The name of the hryvnia beside a price. */
  hryvnia: string
  /** One-letter words, which end no line of a text. A language may have none. */
  oneLetterWords: string
}

/**
 * All locales (spec section 2) by the first segment of a path. The cookie and localStorage contain
 * the same segment. A new row adds a language (CONTRIBUTING.md).
 */
const rows = {
  ua: {
    tag: 'uk',
    dateTag: 'uk',
    openGraph: 'uk_UA',
    provider: 'uk',
    name: 'Українська',
    hryvnia: 'грн',
    oneLetterWords: 'абвежзєіїйоуяАБВЕЖЗЄІЇЙОУЯ',
  },
  en: {
    tag: 'en',
    dateTag: 'en-GB',
    openGraph: 'en_US',
    provider: 'en',
    name: 'English',
    hryvnia: 'UAH',
    oneLetterWords: 'aAI',
  },
} as const satisfies Record<string, LocaleDetails>

export type Locale = keyof typeof rows
export const localeDetails: Readonly<Record<Locale, LocaleDetails>> = rows

export const locales = /* @__PURE__ */ Object.keys(rows) as Locale[]
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
