import type { Figure } from '#lib/content/schemas/figure'
import type { InLanguage } from '#lib/content/localized'
import { formatNumber } from '#lib/i18n/format'
import type { Locale } from '#lib/i18n/locales'

/**
 * Returns the rows of a figure's table of numbers. The first cell is the name of the row. Figures
 * whose labels already show all numbers have no rows.
 */
export function numberRows(
  figure: InLanguage<Figure>,
  locale: Locale,
): readonly (readonly string[])[] {
  const shown = (value: number) => formatNumber(locale, value)
  switch (figure.form) {
    case 'week':
      return figure.days.map((readings, day) => [
        day === 0 ? `1 (${figure.labels.excluded})` : shown(day + 1),
        ...readings.map(shown),
      ])
    case 'portions':
      return figure.rows.map(({ food, portions, isLimit }) => [
        food,
        ...portions.map((count) => (isLimit ? `<\u00A0${shown(count)}` : shown(count))),
      ])
    case 'axis':
    case 'scales':
      return figure.rows.flatMap(({ label, value, bands = [] }) =>
        bands.map(({ from, to, every }) => [
          label,
          value,
          `${shown(from)}–${shown(to)}`,
          every === undefined ? '—' : shown(every),
        ]),
      )
    case 'bars':
    case 'dots':
    case 'levels':
    case 'ratio':
      return []
  }
}
