import { localeDetails, type Locale } from '#lib/i18n/locales'

/** True when a language is written in Cyrillic letters. The language's tag decides. */
export const isCyrillic = (locale: Locale): boolean =>
  new Intl.Locale(localeDetails[locale].tag).maximize().script === 'Cyrl'
