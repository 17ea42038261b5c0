import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Maximum number of running and waiting tasks for one source file. Several editors can use the desk
 * at once.
 */
const maxTasks = 8

/** Thrown when the thread failed or took too long, or too many tasks were waiting. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed'
}

/** Running and waiting tasks of one source file. `last` is the task that was added last. */
type TaskQueue = { count: number; last: Promise<unknown> }
const queues = new Map<string, TaskQueue>()

/**
 * Runs a source file in a worker thread, so that the work does not delay visitors. Tasks of one
 * source file run one after another. The source file reads `workerData` and posts one message.
 * @param source path of the source file in the project; Node runs the source file itself, not the
 *   build
 * @param timeoutMs milliseconds after which the thread is terminated
 * @returns the message that the source file posts
 * @throws TaskFailed when the thread fails or takes too long, or too many tasks wait
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
    // The message arrives before the exit event, so an exit without a message means that the thread
    // failed.
    const ended = exited.then(() => Promise.reject(new Error('The thread posted no message')))
    const [result] = await Promise.race([message, ended])
    return result
  } catch (cause) {
    throw new TaskFailed(`${source} was not done`, { cause })
  } finally {
    await worker.terminate()
  }
}
