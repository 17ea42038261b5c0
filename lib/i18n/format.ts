import { type DayFormat, writeDay, writeDayRange } from '#lib/i18n/day-format'
import { localeDetails, type Locale } from '#lib/i18n/locales'

/** Formats a number with `digits` decimals: `2,7`, `2.7`. */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  return value.toLocaleString(localeDetails[locale].tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

const priceFormats = new Map<Locale, Intl.NumberFormat>()

/** Creates the format once for each language, because the price page has hundreds of prices. */
function getPriceFormat(locale: Locale): Intl.NumberFormat {
  const known = priceFormats.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(localeDetails[locale].tag, {
    style: 'currency',
    currency: 'UAH',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  })
  priceFormats.set(locale, format)
  return format
}

/**
 * Formats a price in whole hryvnias with no-break spaces: `30 000 грн`, `UAH 30,000`. `Intl` puts
 * the currency before or after the amount, as the language does.
 */
export function formatPrice(locale: Locale, uah: number): string {
  const { hryvnia } = localeDetails[locale]
  const parts = getPriceFormat(locale).formatToParts(uah)
  const written = parts.map(({ type, value }) => (type === 'currency' ? hryvnia : value))
  return written.join('').replace(/\s/g, '\u00A0')
}

/**
 * Formats a number of minutes or months in the right plural form, with a no-break space:
 * `1 хвилина`, `6 months`.
 */
export function formatUnits(locale: Locale, count: number, unit: 'minute' | 'month'): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const
  return count.toLocaleString(localeDetails[locale].tag, options).replaceAll(' ', '\u00A0')
}

const dayFormats = new Map<Locale, DayFormat>()

/**
 * Returns how a language writes a date, by `Intl`. Only the space between the month and the year
 * may end a line.
 */
export function getDayFormat(locale: Locale): DayFormat {
  const known = dayFormats.get(locale)
  if (known) return known
  const { dateTag } = localeDetails[locale]
  const long = new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeZone: 'UTC' })
  const datesOfMonths = Array.from({ length: 12 }, (_, month) =>
    long.formatToParts(Date.UTC(2026, month)),
  )
  const [parts = []] = datesOfMonths
  const pattern = parts.map(({ type, value }, index) => {
    if (type !== 'literal') return `{${type}}`
    const neighbours = [parts[index - 1]?.type, parts[index + 1]?.type]
    const isBreakable = neighbours.includes('month') && neighbours.includes('year')
    return value.replace(/\s/g, isBreakable ? ' ' : '\u00A0')
  })
  const format = {
    months: datesOfMonths.map(
      (partsOfMonth) => partsOfMonth.find(({ type }) => type === 'month')?.value ?? '',
    ),
    pattern: pattern.join(''),
  }
  dayFormats.set(locale, format)
  return format
}

/** Formats an ISO date: `14 вересня 2026 р.`, `14 September 2026`. */
export function formatDay(locale: Locale, isoDay: string): string {
  return writeDay(getDayFormat(locale), isoDay)
}

/**
 * Formats a range of ISO dates. When both dates are in one month, the month and the year are
 * written once: `23–29 листопада 2026 р.`, `28 December 2026 – 3 January 2027`.
 */
export function formatDays(locale: Locale, from: string, to: string): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return isOneMonth
    ? writeDayRange(getDayFormat(locale), from, to)
    : `${formatDay(locale, from)} – ${formatDay(locale, to)}`
}

/** Returns the name of `language`, such as `Ukrainian`, written in the language `locale`. */
export function getLanguageName(language: Locale, locale: Locale = 'en'): string {
  const names = new Intl.DisplayNames(localeDetails[locale].tag, { type: 'language' })
  return names.of(localeDetails[language].tag) ?? language
}
