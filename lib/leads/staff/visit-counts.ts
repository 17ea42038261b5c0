import type { Db } from '#lib/leads/store/tables'
import { isTouchDimension, type Dimension, type Touch } from '#lib/leads/visits/dimensions'

/** Days of Kyiv (`2026-11-20`), both included. */
export type Days = { from: string; to: string }

/** How often an event is counted for a value of a dimension. */
type CountedEvent = { key: string; event: string; count: number }

/** Counts of all events by a dimension. */
export async function visitCounts(db: Db, by: Dimension, touch: Touch, days: Days): Promise<CountedEvent[]> {
  const key = by === 'day' ? 'day' : 'value'
  return (
    db
      .selectFrom('visit')
      .select((build) => [build.ref(key).as('key'), 'event', build.fn.sum<number>('count').as('count')])
      // Every event is counted once by language.
      .where('dimension', '=', by === 'day' ? 'language' : by)
      .where('touch', '=', isTouchDimension(by) ? touch : '')
      .where('day', '>=', days.from)
      .where('day', '<=', days.to)
      .groupBy([key, 'event'])
      .execute()
  )
}
