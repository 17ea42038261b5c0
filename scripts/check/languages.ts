import { defaultLocale, localeDetails, locales, type Locale } from '#lib/i18n/locales'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** A language as a sentence to an editor names it: `Ukrainian`. */
export function languageName(locale: Locale): string {
  return names.of(localeDetails[locale].tag) ?? locale
}

/** The languages that texts are translated into; each translation is compared with the default language's text. */
export const translations: readonly Locale[] = locales.filter((locale) => locale !== defaultLocale)
