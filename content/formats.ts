import type { Localized, LocalizedList } from '#content/types'

// Words and patterns of prices and days, in which `lib/text/format.ts` and `lib/time/opening-days.ts` write them.

export const pricePattern: Localized = { ua: '{amount}\u00A0грн', en: 'UAH\u00A0{amount}' }

export const dayPattern: Localized = { ua: '{day}\u00A0{month} {year}\u00A0р.', en: '{day}\u00A0{month} {year}' }

/** Months as a date has them. Spelt out: a phone takes 20 ms and more to wake `Intl` up for the first date it writes. */
export const months: LocalizedList = {
  ua: [
    'січня',
    'лютого',
    'березня',
    'квітня',
    'травня',
    'червня',
    'липня',
    'серпня',
    'вересня',
    'жовтня',
    'листопада',
    'грудня',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** From Monday on. */
export const shortWeekDays: LocalizedList = {
  ua: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}
