import { sql } from 'kysely'
import { kyivDay } from '#lib/kyiv-time'
import type { Db } from '#lib/leads/store/tables'
import { maxSource } from '#lib/leads/visits/visit'

/** What statistics can be broken down by. */
export const dimensions = ['day', 'language', 'page', 'utm_source', 'package'] as const
export type Dimension = (typeof dimensions)[number]

/** How many viewed the form, started it, submitted it, and how many of those leads were delivered. */
export type Funnel = { key: string; viewed: number; started: number; submitted: number; delivered: number }

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

/** The funnel since a time without suspected spam: by Kyiv's day, newest first, or by another dimension, most leads first. */
export async function funnel(db: Db, by: Dimension, since: Date): Promise<Funnel[]> {
  const rows = new Map<string, Funnel>()
  const rowOf = (key: string): Funnel => {
    const row = rows.get(key) ?? { key, viewed: 0, started: 0, submitted: 0, delivered: 0 }
    rows.set(key, row)
    return row
  }
  const visits = await db
    .selectFrom('visitCount')
    .select((build) => [build.ref(countColumn[by]).as('key'), 'event', build.fn.sum<number>('count').as('count')])
    .where('day', '>=', kyivDay(since))
    .groupBy(['key', 'event'])
    .execute()
  for (const { event, count, key } of visits) {
    if (event === 'viewed' || event === 'started') rowOf(key)[event] += count
  }
  const leads = await db
    .selectFrom('lead')
    .select(leadColumn[by].as('key'))
    .select(({ fn }) => [fn.countAll<number>().as('submitted'), fn.count<number>('deliveredAt').as('delivered')])
    .where('status', '=', 'new')
    .where('createdAt', '>=', since.toISOString())
    .groupBy(leadColumn[by])
    .execute()
  for (const { key, submitted, delivered } of leads) {
    const row = rowOf(by === 'day' ? kyivDay(new Date(`${key}:00:00Z`)) : key)
    row.submitted += submitted
    row.delivered += delivered
  }
  const order = (one: Funnel, other: Funnel) =>
    by === 'day' ? (one.key < other.key ? 1 : -1) : other.submitted - one.submitted || other.viewed - one.viewed
  return [...rows.values()].sort(order)
}
