import {
  ContentError,
  type ContentProblem,
  type YamlPath,
  type YamlPlace,
} from '#lib/content/content-error'
import { type Documents, documentSchemas } from '#lib/content/schemas/documents'
import { formatNumber, formatPrice, formatUnits } from '#lib/i18n/format'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { formatOpeningWeek } from '#lib/time/opening-days'

export type DocumentName = keyof Documents

type Facts = (name: DocumentName) => unknown

/**
 * Replaces references to values of `content/` by the formatted values. `{check-up.price}` becomes
 * `30 000 грн` or `UAH 30,000`. `{check-up.months}` becomes `3 months`, and `{check-up.months,
 * number}` becomes `3`. An item of a list is named by its id: `{packages.concierge-max.price}`.
 * @param placeholders words in braces that stay in the text, because the desk fills them in
 * @throws ContentError when braces name no value
 */
export function fillFacts<T>(
  value: T,
  facts: Facts,
  placeOf: (...path: YamlPath) => YamlPlace,
  placeholders: readonly string[] = [],
): T {
  const unknown: ContentProblem[] = []
  const known = { form: '{file.field}', example: '{check-up.price}' }
  const fill = (part: unknown, path: YamlPath, locale?: Locale): unknown => {
    if (typeof part === 'string' && locale)
      return part.replace(/\{([\w.-]+)(, number)?\}/g, (braces, name: string, bare?: string) => {
        if (placeholders.includes(name)) return braces
        const fact = findFact(name.split('.'), facts, locale, bare !== undefined)
        if (fact === undefined)
          unknown.push({ ...placeOf(...path), problem: { rule: 'unknownFact', braces, ...known } })
        return fact ?? braces
      })
    if (Array.isArray(part))
      return part.map((item: unknown, index) => fill(item, [...path, index], locale))
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [
        key,
        fill(item, [...path, key], isLocale(key) ? key : locale),
      ]),
    )
  }
  const filled = fill(value, []) as T
  if (unknown.length > 0) throw new ContentError(unknown)
  return filled
}

function findFact(
  [file = '', ...path]: string[],
  facts: Facts,
  locale: Locale,
  isBare: boolean,
): string | undefined {
  if (!(file in documentSchemas)) return undefined
  let found = facts(file as DocumentName)
  // Opening hours are formatted as in the footer.
  if (file === 'clinic' && path.join() === 'hours')
    return formatOpeningWeek(locale, (found as Documents['clinic']).hours)
  for (const key of path)
    found = Array.isArray(found)
      ? found.find((item: { id?: unknown }) => item.id === key)
      : (found as Record<string, unknown> | undefined)?.[key]
  if (typeof found === 'object' && found !== null)
    found = (found as Record<string, unknown>)[locale]
  if (typeof found === 'string') return found
  if (typeof found !== 'number') return undefined
  const unit = isBare ? '' : path.at(-1)
  if (unit === 'price' || unit === 'monthlyPayment') return formatPrice(locale, found)
  if (unit === 'months') return formatUnits(locale, found, 'month')
  if (unit === 'minutes') return formatUnits(locale, found, 'minute')
  return formatNumber(locale, found)
}
