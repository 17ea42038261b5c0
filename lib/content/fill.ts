import { documents, type Documents } from '#lib/content/schema'
import type { Path } from '#lib/content/source'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { formatNumber, formatPrice, formatUnits } from '#lib/i18n/format'
import { weekText } from '#lib/time/opening-days'

type Facts = (name: keyof typeof documents) => unknown

/**
 * Puts facts into texts: `{check-up.price}` becomes `30 000 грн` or `UAH 30,000`, `{check-up.months}` `3 months`, and
 * `{check-up.months, number}` `3`. A thing of a list is named by its id: `{packages.concierge-max.price}`.
 * @param unknown is told of braces that name no fact, and where they stand
 */
export function fillTexts<T>(value: T, facts: Facts, unknown: (braces: string, path: Path) => void): T {
  const fill = (part: unknown, path: Path, locale?: Locale): unknown => {
    if (typeof part === 'string' && locale)
      return part.replace(/\{([\w.-]+)(, number)?\}/g, (braces, name: string, bare?: string) => {
        const fact = factOf(name.split('.'), facts, locale, bare !== undefined)
        if (fact === undefined) unknown(braces, path)
        return fact ?? braces
      })
    if (Array.isArray(part)) return part.map((item: unknown, index) => fill(item, [...path, index], locale))
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, fill(item, [...path, key], isLocale(key) ? key : locale)]),
    )
  }
  return fill(value, []) as T
}

function factOf([file = '', ...path]: string[], facts: Facts, locale: Locale, isBare: boolean): string | undefined {
  if (!(file in documents)) return undefined
  let found = facts(file as keyof typeof documents)
  // Several spans read as they stand in the footer.
  if (file === 'clinic' && path.join() === 'hours') return weekText(locale, (found as Documents['clinic']).hours)
  for (const key of path)
    found = Array.isArray(found)
      ? found.find((item: { id?: unknown }) => item.id === key)
      : (found as Record<string, unknown> | undefined)?.[key]
  if (typeof found === 'object' && found !== null) found = (found as Record<string, unknown>)[locale]
  if (typeof found === 'string') return found
  if (typeof found !== 'number') return undefined
  const unit = isBare ? '' : path.at(-1)
  if (unit === 'price' || unit === 'monthlyPayment') return formatPrice(locale, found)
  if (unit === 'months') return formatUnits(locale, found, 'month')
  if (unit === 'minutes') return formatUnits(locale, found, 'minute')
  return formatNumber(locale, found)
}
