import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Tasks of one source that run or wait at most: those of some editors who type at once. */
const maxTasks = 8

/** A task that was not done: its thread failed or took too long, or too many tasks waited before it. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

type Line = { count: number; last: Promise<unknown> }
const lines = new Map<string, Line>()

/**
 * Runs a source file in a thread of its own, which visitors do not wait for, one after another.
 * The file reads `workerData` and posts one message.
 * @param source path in the project; Node runs it as it is, beside the build
 * @param timeoutMs the thread is ended after so many milliseconds
 * @returns the message
 * @throws TaskFailed
 */
export async function runInThread<Result>(source: string, workerData: unknown, timeoutMs: number): Promise<Result> {
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

async function runOnce<Result>(source: string, workerData: unknown, timeoutMs: number): Promise<Result> {
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
