import { weekDays } from '#lib/content/schema'
import type { Locale } from '#lib/i18n/locales'

/** From Monday on. */
const shortWeekDays: Readonly<Record<Locale, readonly string[]>> = {
  ua: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

/** Days of the week in short, those that follow each other as a range: `Пн–Пт`, `Mon–Wed, Sat`. */
export function openingDays(locale: Locale, days: readonly string[]): string {
  const isOpen = weekDays.map((day) => days.includes(day))
  return isOpen
    .flatMap((open, first) => {
      if (!open || isOpen[first - 1]) return []
      const end = isOpen.indexOf(false, first)
      const last = (end < 0 ? isOpen.length : end) - 1
      return [
        [first, last]
          .filter((day, index) => index === 0 || day !== first)
          .map((day) => shortWeekDays[locale][day])
          .join('–'),
      ]
    })
    .join(', ')
}
