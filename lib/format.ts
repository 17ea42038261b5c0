import { codes, type Language } from '#lib/i18n/languages'

/** A number as the language writes it, with a fixed count of decimals: `2,7`, `2.7`. */
export function formatNumber(language: Language, value: number, digits = 0): string {
  return value.toLocaleString(codes[language].tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Price in whole hryvnias: `30 000 грн`, `UAH 30,000` (decisions, "Prices"), held together by no-break spaces. */
export function formatPrice(language: Language, uah: number): string {
  const amount = formatNumber(language, uah).replace(/\s/g, '\u00A0')
  return language === 'ua' ? `${amount}\u00A0грн` : `UAH\u00A0${amount}`
}

/** Minutes in words, in the form the number asks for: `1 хвилина`, `3 хвилини`, `5 minutes`. */
export function formatMinutes(language: Language, count: number): string {
  return count.toLocaleString(codes[language].tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

/** Spelt out here: a phone takes 20 ms and more to wake `Intl` up for the first date it writes. */
const months = {
  ua: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
  en: 'January February March April May June July August September October November December',
}

/** An ISO day for people: `14 вересня 2026 р.`, `14 September 2026`. */
export function formatDay(language: Language, isoDay: string): string {
  const [year, month, day] = isoDay.split('-').map(Number)
  const name = months[language].split(' ')[Number(month) - 1]
  return `${day}\u00A0${name} ${year}${language === 'ua' ? '\u00A0р.' : ''}`
}
