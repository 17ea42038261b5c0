/**
 * When batches follow each other within `busy`, the next waits `gathering` for company, in milliseconds (as PostgreSQL's
 * commit_delay): a commit to SQLite holds up the whole process, so requests that are being read could not join it.
 */
const busy = 25
const gathering = 4

/**
 * Turns a run over many items into a call for one: what is asked while a run is under way waits and goes together in
 * the next, so that many commits cost one. Each call settles with its own result; when a batch fails, each of its
 * items is tried alone, so that none fails for another.
 * @param run results in the order of the items.
 * @param largest items in one run.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  largest: number,
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
      if (batch.length > 1) await Promise.all(batch.map((each) => runTogether([each])))
      else batch[0]?.reject(error)
    }
  }

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      if (performance.now() - lastEnd < busy) await new Promise((resolve) => setTimeout(resolve, gathering))
      await runTogether(waiting.splice(0, largest))
      lastEnd = performance.now()
    }
    isRunning = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isRunning) void runAll()
    })
}
