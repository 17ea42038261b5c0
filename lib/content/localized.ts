import { isLocale, type Locale } from '#lib/i18n/locales'

/** A value in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>

/** A list in every language, with the same items in the same order. */
export type LocalizedList = Localized<readonly string[]>

/**
 * The type of a content value in one language. Each object `{ ua, en }` becomes its value in that
 * language. An object with any other key stays an object.
 */
export type InLanguage<T> = T extends string | number | boolean | null | undefined | RegExp
  ? T
  : [keyof T] extends [Locale]
    ? T extends Readonly<Record<Locale, infer Text>>
      ? Text
      : T
    : { readonly [Key in keyof T]: InLanguage<T[Key]> }

/** Picks one language in a content value, at any depth. The result is frozen. */
export function pickLanguage<T>(value: T, locale: Locale): InLanguage<T> {
  return pickLanguageDeep(value, locale) as InLanguage<T>
}

function pickLanguageDeep(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value
  if (Array.isArray(value))
    return Object.freeze(value.map((item: unknown) => pickLanguageDeep(item, locale)))
  const entries = Object.entries(value)
  if (entries.length > 0 && entries.every(([key]) => isLocale(key)))
    return (value as Record<Locale, unknown>)[locale]
  return Object.freeze(
    Object.fromEntries(entries.map(([key, item]) => [key, pickLanguageDeep(item, locale)])),
  )
}
