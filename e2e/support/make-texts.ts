import { mapLocales, type Locale } from '#lib/i18n/locales'
import { isCyrillic } from '#lib/i18n/script'

/** Makes a text in every language: `ukrainian` where letters are Cyrillic, else `english`. */
export const makeTexts = (ukrainian: string, english: string): Record<Locale, string> =>
  mapLocales((locale) => (isCyrillic(locale) ? ukrainian : english))
