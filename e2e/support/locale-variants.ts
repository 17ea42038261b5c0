import { locales, type Locale } from '#lib/i18n/locales'

/**
 * Gives each language a variant, such as a colour scheme and a width. The languages take the two
 * variants in turn.
 */
export const listLocaleVariants = <const First extends object, const Second extends object>(
  first: First,
  second: Second,
): ((First | Second) & { locale: Locale })[] =>
  locales.map((locale, index) => ({ ...(index % 2 === 0 ? first : second), locale }))
