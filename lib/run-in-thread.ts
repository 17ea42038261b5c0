import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Most tasks of one source file that run or wait, as when several editors type at once. */
const maxTasks = 8

/** The thread of a task failed or took too long, or too many tasks were waiting. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

type Line = { count: number; last: Promise<unknown> }
const lines = new Map<string, Line>()

/**
 * Runs a source file in a worker thread, so that visitors do not wait for it. Tasks of one file run one after another.
 * The file reads `workerData` and posts one message.
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
  const line = lines.get(source) ?? { count: 0, last: Promise.resolve() }
  if (line.count >= maxTasks) throw new TaskFailed(`${source}: too many tasks`)
  lines.set(source, line)
  line.count += 1
  const task = line.last.then(() => runOnce<Result>(source, workerData, timeoutMs))
  line.last = task.catch(() => undefined)
  try {
    return await task
  } finally {
    line.count -= 1
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
    // A thread that ends has posted its message before, or failed.
    const ended = exited.then(() => Promise.reject(new Error('The thread posted no message')))
    const [result] = await Promise.race([message, ended])
    return result
  } catch (cause) {
    throw new TaskFailed(`${source} was not done`, { cause })
  } finally {
    await worker.terminate()
  }
}
