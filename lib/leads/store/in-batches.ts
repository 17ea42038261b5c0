/** Items waiting at the most; while the database stands still, more would only fill the memory. */
const mostWaiting = 2000

/**
 * Turns a run over many items into a call for one: what is asked while a run is under way waits and goes together in
 * the next, so that many commits cost one. Each call settles with its own result; when a batch fails for one of its
 * items, each is tried alone, so that none fails for another.
 * @param run results in the order of the items.
 * @param largest items in one run.
 * @param isOfItem true of a failure for which one of the items is to blame.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  largest: number,
  isOfItem: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isRunning = false

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
      await runTogether(waiting.splice(0, largest))
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
