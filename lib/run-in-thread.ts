import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Most tasks of one source file that run or wait. Several editors may type at once. */
const maxTasks = 8

/** The thread failed or took too long, or too many tasks were waiting. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

/** Tasks of one source file: their number, and the last of them. */
type TaskQueue = { count: number; last: Promise<unknown> }
const queues = new Map<string, TaskQueue>()

/**
 * Runs a source file in a worker thread, so that visitors do not wait for it. Tasks of one file run
 * one after another. The file reads `workerData` and posts one message.
 *
 * @param source path of the file in the project; Node runs the source itself, not the build
 * @param timeoutMs milliseconds after which the thread is terminated
 * @returns the message that the file posts
 * @throws TaskFailed when the thread fails, takes too long, or too many tasks wait
 */
export async function runInThread<Result>(
  source: string,
  workerData: unknown,
  timeoutMs: number,
): Promise<Result> {
  const queue = queues.get(source) ?? { count: 0, last: Promise.resolve() }
  if (queue.count >= maxTasks) throw new TaskFailed(`${source}: too many tasks`)
  queues.set(source, queue)
  queue.count += 1
  const task = queue.last.then(() => runOnce<Result>(source, workerData, timeoutMs))
  queue.last = task.catch(() => undefined)
  try {
    return await task
  } finally {
    queue.count -= 1
  }
}

async function runOnce<Result>(
  source: string,
  workerData: unknown,
  timeoutMs: number,
): Promise<Result> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), source)
  const worker = new Worker(path, { workerData, resourceLimits: { maxOldGenerationSizeMb: 256 } })
  const exited = once(worker, 'exit').catch(() => undefined)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const message = once(worker, 'message', { signal }) as Promise<[Result]>
    // The message comes before the exit. An exit without a message is a failure.
    const ended = exited.then(() => Promise.reject(new Error('The thread posted no message')))
    const [result] = await Promise.race([message, ended])
    return result
  } catch (cause) {
    throw new TaskFailed(`${source} was not done`, { cause })
  } finally {
    await worker.terminate()
  }
}
