import { formatDay } from '#lib/format'
import type { FigureDimension } from '#lib/leads/desk/figures'
import { localeDetails, localeFromCode, type Locale } from '#lib/i18n/locales'
import { findOrder } from '#lib/orders'
import { goalMinutes } from '#lib/staff/figures/first-calls'
import { daysOf } from '#lib/staff/figures/period'
import type { ShownFigures } from '#lib/staff/figures/read-figures'
import { deskLocale, deskWords } from '#lib/staff/words'

/** Numbers that stand beneath a drawing, and in its CSV, where a day is its ISO form (`iso`). */
export type FigureTable = {
  columns: string[]
  rows: { name: string; iso?: string; cells: (number | null)[] }[]
}

export const tableNames = ['leads', 'by', 'calls', 'way'] as const
export type TableName = (typeof tableNames)[number]

/** What a value of a dimension is called. */
export async function labelOf(by: FigureDimension, key: string, locale: Locale): Promise<string> {
  const t = await deskWords('Staff')
  if (by === 'language') return localeFromCode(key) ? localeDetails[key === 'en' ? 'en' : 'ua'].name : key
  if (key === '') return t(`figures.none.${by}`)
  return by === 'ordered' ? (findOrder(key)?.label[locale] ?? key) : key
}

/** The table of a drawing. */
export async function figureTable(name: TableName, shown: ShownFigures): Promise<FigureTable> {
  const t = await deskWords('Staff')
  const locale = await deskLocale()
  const { days, rows, firstCalls, total, by, period } = shown
  const steps = [t('figures.viewed'), t('figures.started'), t('figures.sent'), t('figures.booked')]
  switch (name) {
    case 'leads':
      return {
        columns: [t('figures.day'), t('figures.sent')],
        rows: daysOf(period).map((day) => ({ name: formatDay(locale, day), iso: day, cells: [days.get(day) ?? 0] })),
      }
    case 'by': {
      const cells = rows.map(async (row) => ({
        name: await labelOf(by, row.key, locale),
        cells: [row.viewed, row.started, row.leads, row.booked],
      }))
      return { columns: [t(`figures.by.${by}`), ...steps], rows: await Promise.all(cells) }
    }
    case 'calls': {
      const minutes = [...firstCalls].sort(([one], [other]) => one - other)
      return {
        columns: [t('figures.minutes', { goal: goalMinutes }), t('figures.sent')],
        rows: minutes.map(([minute, count]) => ({ name: String(minute), cells: [count] })),
      }
    }
    case 'way': {
      const counts = [total.viewed, total.started, total.leads, total.booked]
      return {
        columns: [t('figures.step'), t('figures.count')],
        rows: steps.map((step, index) => ({ name: step, cells: [counts[index] ?? 0] })),
      }
    }
  }
}
