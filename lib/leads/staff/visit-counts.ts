import type { Db } from '#lib/leads/store/tables'

/** Days of Kyiv (`2026-11-20`), both included. */
export type Days = { from: string; to: string }

/** How often an event is counted for a value of a dimension. */
export type CountedEvent = { key: string; event: string; count: number }

const columns = { day: 'day', language: 'language', page: 'page', package: 'ordered', utm_source: 'source' } as const

/** Counts of all events by a dimension, none where visits are not told apart by it; campaigns are those of the last touch. */
export async function visitCounts(
  db: Db,
  by: keyof typeof columns | 'utm_campaign',
  _touch: 'last',
  days: Days,
): Promise<CountedEvent[]> {
  if (by === 'utm_campaign') return []
  const column = columns[by]
  return db
    .selectFrom('visitCount')
    .select((build) => [build.ref(column).as('key'), 'event', build.fn.sum<number>('count').as('count')])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy([column, 'event'])
    .execute()
}
