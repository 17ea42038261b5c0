import type { Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/is-postgres'

/**
 * Pause between commits for company, in milliseconds (as PostgreSQL's commit_delay). A commit to SQLite holds up the
 * whole process, so that what is just being read could not join the next; PostgreSQL's leaves it time.
 */
export function gathering<T>(db: Kysely<T>): number {
  return isPostgres(db) ? 0 : 4
}

/** Batches that follow each other within this many milliseconds are many. */
const busy = 25

/** Items waiting at the most; while the database stands still, more would only fill the memory. */
const mostWaiting = 2000

/** `isOfItem`: a failure for which one of the items is to blame; `pause`: milliseconds that a run right after a run waits. */
type Options = { isOfItem: (error: unknown) => boolean; pause?: number }

/**
 * Turns a run over many items into a call for one: what is asked while a run is under way waits and goes together in
 * the next, so that many commits cost one. Each call settles with its own result; when a batch fails for one of its
 * items, each is tried alone, so that none fails for another.
 * @param run results in the order of the items.
 * @param largest items in one run.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  largest: number,
  { isOfItem, pause = 0 }: Options,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isRunning = false
  let lastEnd = -Infinity

  async function runTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isOfItem(error)) await Promise.all(batch.map((each) => runTogether([each])))
      else for (const { reject } of batch) reject(error)
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      if (pause > 0 && performance.now() - lastEnd < busy) await new Promise((resolve) => setTimeout(resolve, pause))
      await runTogether(waiting.splice(0, largest))
      lastEnd = performance.now()
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new Error('Too many wait for the store'))
        return
      }
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
