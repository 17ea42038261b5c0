import { formatDay, formatNumber } from '#lib/text/format'
import { localeDetails, type Locale, isLocale } from '#lib/i18n/locales'
import type { Breakdown, Figure } from '#lib/leads/desk/figures'
import { findOrder } from '#lib/orders'
import { daysOf, figuresQuery } from '#lib/staff/figures/period'
import type { ShownFigures } from '#lib/staff/figures/read-figures'
import { deskLocale, deskWords } from '#lib/staff/words'

/** Numbers that stand beneath a drawing, as people read them; the first cell of a row is its name. `csv`: their address. */
export type FigureTable = { columns: string[]; rows: string[][]; csv?: string }

/** What a value that figures are broken down by is called. */
export async function labelOf(by: Breakdown, key: string, locale: Locale): Promise<string> {
  const t = await deskWords('Staff')
  if (by === 'language') return isLocale(key) ? localeDetails[key].name : key
  if (key === '') return t(`figures.none.${by}`)
  return by === 'package' ? (findOrder(key)?.label[locale] ?? t('lead.otherOrder')) : key
}

const counted = ['viewed', 'started', 'sent', 'booked', 'called', 'inTime', 'medianMinutes'] as const

/** Figures by day, or by what they are broken down by. */
export async function figureTable(name: 'day' | 'by', { days, rows, by, period }: ShownFigures): Promise<FigureTable> {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const cells = (figure: Figure | undefined) =>
    counted.map((column) => {
      const value = figure?.[column]
      return value === null ? '—' : formatNumber(locale, value ?? 0)
    })
  const csv = `/staff/figures/csv?${figuresQuery(period, by)}`
  const head = counted.map((column) => t(`figures.columns.${column}`))
  if (name === 'by') {
    const named = rows.map(async (row) => [await labelOf(by, row.key, locale), ...cells(row)])
    return { columns: [t(`figures.by.${by}`), ...head], rows: await Promise.all(named), csv }
  }
  const known = new Map(days.map((figure) => [figure.key, figure]))
  const named = daysOf(period).map((day) => [formatDay(locale, day), ...cells(known.get(day))])
  return { columns: [t('figures.day'), ...head], rows: named, csv: `${csv}&table=day` }
}
