import { sql } from 'kysely'
import type { Desk } from '#lib/leads/desk/desk'
import { goalMinutes } from '#lib/leads/desk/goal'
import { toCsv } from '#lib/leads/staff/csv'
import type { Db } from '#lib/leads/store/tables'
import { foldValue, visitCounts } from '#lib/leads/visits'
import type { Person } from '#lib/leads/desk/person'

/** Days of Kyiv (`2026-11-20`), both included. */
type Days = { from: string; to: string }

/** What figures are broken down by, as the columns of leads have it; campaigns are those of the last touch. */
const columns = {
  day: 'day',
  utm_source: 'source',
  utm_campaign: 'campaign',
  page: 'page',
  package: 'ordered',
  language: 'language',
} as const

export type FigureDimension = keyof typeof columns

/** Besides days. */
export const breakdowns = ['utm_source', 'utm_campaign', 'page', 'package', 'language'] as const
export type Breakdown = (typeof breakdowns)[number]

/**
 * How many viewed the form, began it, sent it and were booked; how many were called, of these how many within 15 minutes
 * of opening hours, and after how many in the middle (null: nobody was). `minutes`: how many
 * were called after so many whole minutes.
 */
const noFigure = { viewed: 0, started: 0, sent: 0, booked: 0, called: 0, inTime: 0 }
export type Figure = typeof noFigure & { key: string; medianMinutes: number | null; minutes: Map<number, number> }

const newFigure = (key: string): Figure => ({ ...noFigure, key, medianMinutes: null, minutes: new Map() })

/**
 * The figures of a period (days of Kyiv, both included) without suspected spam: by day, the first one first, or by another
 * dimension, most leads first; and of the whole period.
 */
export async function figures(
  _person: Person,
  { db }: Desk,
  days: Days,
  by: FigureDimension,
): Promise<{ rows: Figure[]; total: Figure }> {
  const rows = new Map<string, Figure>()
  const total = newFigure('')
  /** Counts something for a key and for the whole. */
  const count = (value: string, change: (figure: Figure) => void) => {
    const key = foldValue(by, value)
    const row = rows.get(key) ?? newFigure(key)
    rows.set(key, row)
    change(row)
    change(total)
  }
  for (const { key, event, count: times } of await visitCounts(db, by, days))
    if (event === 'viewed' || event === 'started') count(key, (figure) => (figure[event] += times))
  for (const { key, leads, booked, minutes } of await leadCounts(db, days, by)) {
    count(key, (figure) => {
      figure.sent += leads
      figure.booked += booked
      if (minutes === null) return
      figure.called += leads
      if (minutes <= goalMinutes) figure.inTime += leads
      figure.minutes.set(minutes, (figure.minutes.get(minutes) ?? 0) + leads)
    })
  }
  for (const figure of [...rows.values(), total]) figure.medianMinutes = medianOf(figure)
  const order = (one: Figure, other: Figure) =>
    by === 'day' ? one.key.localeCompare(other.key) : other.sent - one.sent || other.viewed - one.viewed
  return { rows: [...rows.values()].sort(order), total }
}

/** Leads of a period by a dimension and the minutes to their first call. */
async function leadCounts(db: Db, days: Days, by: FigureDimension) {
  const column = columns[by]
  return db
    .selectFrom('lead')
    .select((build) => [
      build.fn.coalesce(column, build.val('')).as('key'),
      'firstCallMinutes as minutes',
      build.fn.countAll<number>().as('leads'),
      sql<number>`sum(CASE WHEN desk_status = 'booked' THEN 1 ELSE 0 END)`.as('booked'),
    ])
    .where('status', '=', 'new')
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy([column, 'firstCallMinutes'])
    .execute()
}

function medianOf({ called, minutes }: Figure): number | null {
  let seen = 0
  const sorted = [...minutes].sort(([one], [other]) => one - other)
  return sorted.find(([, count]) => (seen += count) >= called / 2)?.[0] ?? null
}

const csvColumns = ['viewed', 'started', 'sent', 'booked', 'called', 'inTime', 'medianMinutes'] as const

/** Figures by a dimension as a CSV table; nothing of it is about anybody. */
export function figuresCsv(rows: readonly Figure[], by: FigureDimension): string {
  const cells = rows.map(({ key, ...figure }) => ({
    [by]: key,
    ...Object.fromEntries(csvColumns.map((column) => [column, figure[column]?.toString() ?? ''])),
  }))
  return toCsv(cells, [by, ...csvColumns])
}
