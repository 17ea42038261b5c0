import { dayPattern, months, pricePattern } from '#content/formats'
import { localeDetails, type Locale } from '#lib/i18n/locales'

/** A number as the language writes it, with a fixed count of decimals: `2,7`, `2.7`. */
export function formatNumber(locale: Locale, value: number, digits = 0): string {
  return value.toLocaleString(localeDetails[locale].tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** Price in whole hryvnias: `30 000 грн`, `UAH 30,000` (decisions, "Prices"), held together by no-break spaces. */
export function formatPrice(locale: Locale, uah: number): string {
  const amount = formatNumber(locale, uah).replace(/\s/g, '\u00A0')
  return pricePattern[locale].replace('{amount}', amount)
}

/** Minutes in words, in the form the number asks for: `1 хвилина`, `3 хвилини`, `5 minutes`. */
export function formatMinutes(locale: Locale, count: number): string {
  return count.toLocaleString(localeDetails[locale].tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

/** An ISO day for people: `14 вересня 2026 р.`, `14 September 2026`. */
export function formatDay(locale: Locale, isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  return dayPattern[locale]
    .replace('{day}', String(day))
    .replace('{month}', String(months[locale][Number(month) - 1]))
    .replace('{year}', String(year))
}
