import { sql } from 'kysely'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'
import type { VisitTable } from '#lib/database/tables/visit'
import { log } from '#lib/log'
import { otherValues } from '#lib/visits/campaign-rules'

/**
 * Number of times that an event happened on a day (in Kyiv, `2026-11-20`), for one value of a
 * dimension.
 */
export type VisitCount = VisitTable

/** Maximum number of counts in memory. Further counts are dropped until the queue is written. */
const maxQueued = 2000

/** Time for which counts are collected before they are written, in milliseconds. */
const writeDelayMs = 2000

let queue = new Map<string, VisitCount>()

/**
 * Queues counts. The queue is written later in one transaction, because every transaction delays
 * the saving of leads.
 */
export function queueVisitCounts(counts: readonly VisitCount[]): void {
  for (const count of counts) {
    const queued = queue.get(keyOf(count))
    if (queue.size === 0) setTimeout(() => void writeQueue(), writeDelayMs)
    if (queued) queued.count += count.count
    else if (queue.size < maxQueued) queue.set(keyOf(count), { ...count })
  }
}

async function writeQueue(): Promise<void> {
  const counts = [...queue.values()]
  queue = new Map()
  try {
    await addVisitCounts((await getSiteStore()).database, counts)
  } catch (error) {
    log.error('visits-not-counted', error, { visits: counts.length })
  }
}

const keyColumns = ['day', 'event', 'dimension', 'touch', 'value'] as const

const keyOf = (count: VisitCount): string => keyColumns.map((column) => count[column]).join('\n')

/**
 * Adds counts to the database in one transaction.
 * @param limit maximum number of values of a dimension for each event and day; further values are
 *   counted as `(other)`
 */
export async function addVisitCounts(
  db: Db,
  counts: readonly VisitCount[],
  limit = 500,
): Promise<void> {
  // Rows are locked in a fixed order, to prevent deadlocks between instances.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (const { count, value, ...group } of rows) {
      const known = await transaction
        .selectFrom('visit')
        .select('value')
        .where((eb) => eb.and(group))
        .execute()
      const isFull = known.length >= limit && !known.some((row) => row.value === value)
      await transaction
        .insertInto('visit')
        .values({ ...group, value: isFull ? otherValues : value, count })
        .onConflict((conflict) =>
          conflict.columns(keyColumns).doUpdateSet({ count: sql<number>`visit.count + ${count}` }),
        )
        .execute()
    }
  })
}
