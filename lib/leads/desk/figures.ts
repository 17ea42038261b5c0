import { sql } from 'kysely'
import type { Desk } from '#lib/leads/desk/desk'
import { goalMinutes } from '#lib/leads/desk/goal'
import { toCsv } from '#lib/leads/staff/csv'
import { visitCounts, type Days } from '#lib/leads/staff/visit-counts'
import type { Db } from '#lib/leads/store/tables'
import { foldValue } from '#lib/leads/visits/dimensions'
import type { Person } from '#lib/staff/person'

/** What figures can be broken down by; campaigns are those of the last touch. */
export const figureDimensions = ['day', 'utm_source', 'utm_campaign', 'page', 'package', 'language'] as const
export type FigureDimension = (typeof figureDimensions)[number]

/**
 * How many viewed the form, began it, sent it and were booked; how many were called, of these how many within 15 minutes
 * of opening hours, and after how many in the middle (null: nobody was). `atDesk`: sent since there is a desk, of which
 * the booked are a share.
 */
export type Figure = {
  key: string
  viewed: number
  started: number
  sent: number
  atDesk: number
  booked: number
  called: number
  inTime: number
  medianMinutes: number | null
  /** How many were called after so many whole minutes. */
  minutes: ReadonlyMap<number, number>
}

const columns = {
  day: 'day',
  utm_source: 'source',
  utm_campaign: 'campaign',
  page: 'page',
  package: 'ordered',
  language: 'language',
} as const

type Tally = Omit<Figure, 'medianMinutes' | 'minutes'> & { minutes: Map<number, number> }

const newTally = (key: string): Tally => ({
  ...{ key, viewed: 0, started: 0, sent: 0, atDesk: 0, booked: 0, called: 0, inTime: 0 },
  minutes: new Map(),
})

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
  const tallies = new Map<string, Tally>()
  const total = newTally('')
  /** Counts something for a key and for the whole. */
  const count = (value: string, change: (tally: Tally) => void) => {
    const key = foldValue(by, value)
    const tally = tallies.get(key) ?? newTally(key)
    tallies.set(key, tally)
    change(tally)
    change(total)
  }
  for (const { key, event, count: times } of await visitCounts(db, by, 'last', days))
    if (event === 'viewed' || event === 'started') count(key, (tally) => (tally[event] += times))
  for (const { key, leads, booked, minutes, isOlder } of await leadCounts(db, days, by)) {
    count(key, (tally) => {
      tally.sent += leads
      if (!isOlder) tally.atDesk += leads
      tally.booked += booked
      if (minutes === null) return
      tally.called += leads
      if (minutes <= goalMinutes) tally.inTime += leads
      tally.minutes.set(minutes, (tally.minutes.get(minutes) ?? 0) + leads)
    })
  }
  const order = (one: Figure, other: Figure) =>
    by === 'day' ? one.key.localeCompare(other.key) : other.sent - one.sent || other.viewed - one.viewed
  return { rows: [...tallies.values()].map(toFigure).sort(order), total: toFigure(total) }
}

async function leadCounts(db: Db, days: Days, by: FigureDimension) {
  const column = columns[by]
  const rows = await db
    .selectFrom('deskEntry')
    .select((build) => [
      build.ref(column).as('key'),
      'firstCallMinutes as minutes',
      build.fn.countAll<number>().as('leads'),
      sql<number>`sum(CASE WHEN status = 'booked' THEN 1 ELSE 0 END)`.as('booked'),
      sql<number>`CASE WHEN reason = 'beforeDesk' THEN 1 ELSE 0 END`.as('older'),
    ])
    .where('suspected', '=', 0)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy([column, 'firstCallMinutes', sql`CASE WHEN reason = 'beforeDesk' THEN 1 ELSE 0 END`])
    .execute()
  return rows.map(({ older, ...row }) => ({ ...row, isOlder: older === 1 }))
}

function toFigure(figure: Tally): Figure {
  const half = figure.called / 2
  let seen = 0
  for (const [value, count] of [...figure.minutes].sort(([one], [other]) => one - other)) {
    seen += count
    if (seen >= half) return { ...figure, medianMinutes: value }
  }
  return { ...figure, medianMinutes: null }
}

const csvColumns = ['viewed', 'started', 'sent', 'atDesk', 'booked', 'called', 'inTime', 'medianMinutes'] as const

/** The same figures as a CSV table; nothing of it is about anybody. */
export async function figuresCsv(person: Person, desk: Desk, days: Days, by: FigureDimension): Promise<string> {
  const { rows } = await figures(person, desk, days, by)
  const cells = rows.map(({ key, ...figure }) => ({
    [by]: key,
    ...Object.fromEntries(csvColumns.map((column) => [column, figure[column]?.toString() ?? ''])),
  }))
  return toCsv(cells, [by, ...csvColumns])
}
