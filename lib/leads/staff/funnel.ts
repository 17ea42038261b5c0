import { sql, type Kysely } from 'kysely'
import { kyivDay } from '#lib/kyiv-time'
import type { Tables } from '#lib/leads/store/tables'

/** What statistics can be broken down by. */
export const dimensions = ['day', 'language', 'page', 'utm_source', 'package'] as const
export type Dimension = (typeof dimensions)[number]

/** How many saw the form, began it, sent it, and how many of those leads reached somebody. */
export type Funnel = { key: string; viewed: number; started: number; submitted: number; delivered: number }

/** Longest source kept with the counts, in characters. */
export const maxSource = 50

const leadColumn = {
  // Hours of UTC, which no day of Kyiv cuts in two.
  day: sql<string>`substr(created_at, 1, 13)`,
  language: sql<string>`language`,
  page: sql<string>`coalesce(page, '')`,
  utm_source: sql<string>`substr(source, 1, ${sql.lit(maxSource)})`,
  package: sql<string>`coalesce(ordered, '')`,
} as const

const countColumn = {
  day: 'day',
  language: 'language',
  page: 'page',
  utm_source: 'source',
  package: 'ordered',
} as const

/**
 * The way from a form seen to a lead delivered since a time, by one dimension; without suspected spam. Days are
 * Kyiv's, newest first; the rest is ordered by leads, most first.
 */
export async function funnel(db: Kysely<Tables>, by: Dimension, since: Date): Promise<Funnel[]> {
  const rows = new Map<string, Funnel>()
  const rowOf = (key: string): Funnel => {
    const row = rows.get(key) ?? { key, viewed: 0, started: 0, submitted: 0, delivered: 0 }
    rows.set(key, row)
    return row
  }
  const visits = await db
    .selectFrom('visit_count')
    .select([countColumn[by], 'event', (eb) => eb.fn.sum<string | number>('count').as('count')])
    .where('day', '>=', kyivDay(since))
    .groupBy([countColumn[by], 'event'])
    .execute()
  for (const { event, count, ...column } of visits) {
    const [key = ''] = Object.values(column)
    if (event === 'viewed' || event === 'started') rowOf(key)[event] += Number(count)
  }
  const leads = await db
    .selectFrom('lead')
    .select([leadColumn[by].as('key')])
    .select(({ fn }) => [
      fn.countAll<string | number>().as('submitted'),
      fn.count<string | number>('delivered_at').as('delivered'),
    ])
    .where('status', '=', 'new')
    .where('created_at', '>=', since.toISOString())
    .groupBy(leadColumn[by])
    .execute()
  for (const { key, submitted, delivered } of leads) {
    const row = rowOf(by === 'day' ? kyivDay(new Date(`${key}:00:00Z`)) : key)
    row.submitted += Number(submitted)
    row.delivered += Number(delivered)
  }
  const order = (one: Funnel, other: Funnel) =>
    by === 'day' ? (one.key < other.key ? 1 : -1) : other.submitted - one.submitted || other.viewed - one.viewed
  return [...rows.values()].sort(order)
}
