import { sql } from 'kysely'
import type { Db } from '#lib/leads/store/tables'
import { isTouchDimension, type Dimension, type Touch } from '#lib/leads/visits/dimensions'

/** Days of Kyiv (`2026-11-20`), both included. */
export type Days = { from: string; to: string }

/** How often an event is counted for a value of a dimension. */
type CountedEvent = { key: string; event: string; count: number }

/** What earlier versions did not tell apart. */
const notRecorded = '(not recorded)'

/** Columns of the counts of earlier versions; their source is that of the last touch. */
const earlierColumns: Partial<Record<Dimension, 'day' | 'language' | 'page' | 'source' | 'ordered'>> = {
  day: 'day',
  language: 'language',
  page: 'page',
  package: 'ordered',
  utm_source: 'source',
}

/** Counts of all events by a dimension. */
export async function visitCounts(db: Db, by: Dimension, touch: Touch, days: Days): Promise<CountedEvent[]> {
  const key = by === 'day' ? 'day' : 'value'
  const counts = await db
    .selectFrom('visit')
    .select((build) => [build.ref(key).as('key'), 'event', build.fn.sum<number>('count').as('count')])
    // Every event is counted once by language.
    .where('dimension', '=', by === 'day' ? 'language' : by)
    .where('touch', '=', isTouchDimension(by) ? touch : '')
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy([key, 'event'])
    .execute()
  return [...counts, ...(await earlierCounts(db, by, touch, days))]
}

async function earlierCounts(db: Db, by: Dimension, touch: Touch, days: Days): Promise<CountedEvent[]> {
  const name = by === 'utm_source' && touch === 'first' ? undefined : earlierColumns[by]
  const column = name === undefined ? sql<string>`${sql.lit(notRecorded)}` : sql<string>`${sql.ref(name)}`
  const counts = db
    .selectFrom('visitCount')
    .select((build) => [column.as('key'), 'event', build.fn.sum<number>('count').as('count')])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
  return (name === undefined ? counts.groupBy('event') : counts.groupBy([name, 'event'])).execute()
}
