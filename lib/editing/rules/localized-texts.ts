import type { YamlPlace } from '#lib/content/content-error'
import type { YamlSource } from '#lib/content/read-yaml'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'

/** A text in one language, with its position in a file. */
export type CheckedText = YamlPlace & { locale: Locale; text: string }

/** A text with its translations, the default language first. */
export type TranslatedText = readonly CheckedText[]

/**
 * Matches a reference to a value of `content/`: `{check-up.price}` or `{check-up.months, number}`.
 */
const factInBraces = /\{[\w.-]+\.[\w.-]+(?:, number)?\}/g

/**
 * Replaces references such as `{check-up.price}` by `…`. The rules check only words of the text,
 * not names of files and fields.
 */
export const hideFacts = (text: string): string => text.replaceAll(factInBraces, '…')

/**
 * Lists the translated texts inside a value. A translated list becomes one text per item.
 * References such as `{check-up.price}` are replaced by `…`.
 */
export function listTranslatedTexts(
  value: unknown,
  positionOf: YamlSource<unknown>['positionOf'],
  path: readonly PropertyKey[] = [],
): TranslatedText[] {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  if (!(defaultLocale in value))
    return Object.entries(value).flatMap(([key, item]) =>
      listTranslatedTexts(item, positionOf, [...path, Array.isArray(value) ? Number(key) : key]),
    )
  const translations = value as Record<Locale, unknown>
  const originalLines = [translations[defaultLocale]].flat()
  return originalLines.map((_line, index) =>
    locales.flatMap((locale) => {
      const translation = translations[locale]
      const text = [translation].flat()[index]
      if (typeof text !== 'string') return []
      const linePath = Array.isArray(translation) ? [index] : []
      const place = positionOf(...path, locale, ...linePath)
      return [{ ...place, locale, text: hideFacts(text) }]
    }),
  )
}
