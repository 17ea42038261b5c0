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

/**
 * Maximum number of counts in memory. When the queue is full, new counts are dropped until the
 * queue is written to the database.
 */
const maxQueued = 2000

/**
 * Time for which counts are collected before they are written to the database, in milliseconds.
 */
const writeDelayMs = 2000

type VisitQueue = {
  counts: Map<string, VisitCount>
  /** Resolves when the latest write to the database has ended. */
  written: Promise<void>
}

const shared = globalThis as typeof globalThis & { visitQueue?: VisitQueue }

/**
 * Counts that are not in the database yet. The bundles of Next and the server share this queue, so
 * that the server can write the queue at shutdown.
 */
const queue: VisitQueue = (shared.visitQueue ??= { counts: new Map(), written: Promise.resolve() })

/**
 * Queues counts. All queued counts are written later in one transaction, because each transaction
 * delays the saving of leads.
 */
export function queueVisitCounts(counts: readonly VisitCount[]): void {
  for (const count of counts) {
    const queued = queue.counts.get(keyOf(count))
    if (queue.counts.size === 0) setTimeout(() => void flushVisitCounts(), writeDelayMs).unref()
    if (queued) queued.count += count.count
    else if (queue.counts.size < maxQueued) queue.counts.set(keyOf(count), { ...count })
  }
}

/**
 * Writes the queued counts to the database. Resolves when no write is under way. Logs a failure.
 */
export function flushVisitCounts(): Promise<void> {
  const counts = [...queue.counts.values()]
  queue.counts = new Map()
  if (counts.length > 0) queue.written = queue.written.then(() => writeCounts(counts))
  return queue.written
}

async function writeCounts(counts: readonly VisitCount[]): Promise<void> {
  try {
    await addVisitCounts((await getSiteStore()).database, counts)
  } catch (error) {
    log.error('visits-not-counted', error, { visits: counts.length })
  }
}

const groupColumns = ['day', 'event', 'dimension', 'touch'] as const
const keyColumns = [...groupColumns, 'value'] as const

const groupOf = (count: VisitCount): string =>
  groupColumns.map((column) => count[column]).join('\n')
const keyOf = (count: VisitCount): string => `${groupOf(count)}\n${count.value}`

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
  await db.transaction().execute(async (transaction) => {
    const limited: VisitCount[] = []
    for (const group of Map.groupBy(counts, groupOf).values())
      limited.push(...(await limitValues(transaction, group, limit)))
    // Locks rows in a fixed order to prevent deadlocks between instances. The rows are sorted after
    // `limitValues`, which changes values.
    for (const count of mergeCounts(limited).toSorted(compareKeys))
      await transaction
        .insertInto('visit')
        .values(count)
        .onConflict((conflict) =>
          conflict
            .columns(keyColumns)
            .doUpdateSet({ count: sql<number>`visit.count + ${count.count}` }),
        )
        .execute()
  })
}

/**
 * Replaces values by `(other)` once the database has `limit` values of the dimension for the event
 * and day. Values that the database already has are not replaced.
 * @param counts counts with the same `day`, `event`, `dimension` and `touch`
 */
async function limitValues(
  db: Db,
  counts: readonly VisitCount[],
  limit: number,
): Promise<VisitCount[]> {
  const [first] = counts
  if (!first) return []
  const { day, event, dimension, touch } = first
  const rows = await db
    .selectFrom('visit')
    .select('value')
    .where((eb) => eb.and({ day, event, dimension, touch }))
    .execute()
  const known = new Set(rows.map(({ value }) => value))
  return counts.map((count) => {
    const isCounted = known.has(count.value) || known.size < limit
    if (isCounted) known.add(count.value)
    return isCounted ? count : { ...count, value: otherValues }
  })
}

function mergeCounts(counts: readonly VisitCount[]): VisitCount[] {
  const sums = new Map<string, VisitCount>()
  for (const count of counts) {
    const sum = sums.get(keyOf(count))?.count ?? 0
    sums.set(keyOf(count), { ...count, count: sum + count.count })
  }
  return [...sums.values()]
}

const compareKeys = (one: VisitCount, other: VisitCount): number =>
  keyOf(one) < keyOf(other) ? -1 : 1
