/** Most items waiting; while the database stands still, more would only fill the memory. */
const maxQueued = 2000

/**
 * Runs items that come while a run is under way together in the next, so that many commits cost one. When a batch fails
 * for one of its items (`isItemError`), each is run alone. Results are in the order of the items.
 */
export function createBatcher<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxSize: number,
  isItemError: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  type Job = PromiseWithResolvers<Result> & { item: Item }
  const queue: Job[] = []
  let isRunning = false

  async function runBatch(batch: readonly Job[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length > 1 && isItemError(error)) await Promise.all(batch.map((job) => runBatch([job])))
      else for (const { reject } of batch) reject(error)
    }
  }

  async function runQueue(): Promise<void> {
    isRunning = true
    while (queue.length > 0) await runBatch(queue.splice(0, maxSize))
    isRunning = false
  }

  return (item) => {
    if (queue.length >= maxQueued) return Promise.reject(new Error('Too many wait for the store'))
    const job = { item, ...Promise.withResolvers<Result>() }
    queue.push(job)
    if (!isRunning) void runQueue()
    return job.promise
  }
}
