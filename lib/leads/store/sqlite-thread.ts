import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** How the thread is started: the database, and how long a statement waits for another's lock, in milliseconds. */
export type Start = { path: string; lock: number }

/** One statement for the thread. */
export type Call = { id: number; sql: string; parameters: readonly unknown[] }

/** What came of it; `errcode` is SQLite's. */
export type Reply = {
  id: number
  rows: unknown[]
  changes?: number
  error?: { message: string; errcode: number | undefined }
}

/** A statement that SQLite refused; `errcode` is its extended result code. */
class SqliteError extends Error {
  readonly errcode: number | undefined

  constructor(message: string, errcode?: number) {
    super(message)
    this.errcode = errcode
  }
}

/** Node runs the source itself; it stands beside the build wherever the site runs. */
const source = join('lib', 'leads', 'store', 'sqlite-worker.ts')

/** One connection to a database, in a thread of its own. It keeps the process alive only while a statement runs. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #calls = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  readonly #ended: Promise<void>
  #last = 0
  #reason: Error | undefined

  constructor(start: Start) {
    this.#worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), source), { workerData: start })
    this.#worker.unref()
    this.#worker.on('message', (reply: Reply) => {
      this.#settle(reply)
    })
    this.#worker.on('error', (error) => {
      this.#reason ??= error instanceof Error ? error : new Error(String(error))
    })
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#reason ??= new Error('The store is closed')
        for (const { reject } of this.#calls.values()) reject(this.#reason)
        this.#calls.clear()
        resolve()
      })
    })
  }

  /** False once the thread has ended, by `close` or by a fault. */
  get isAlive(): boolean {
    return this.#reason === undefined
  }

  /** Runs a statement after those before it. @throws SqliteError when it is refused, Error when the thread has ended. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Reply> {
    if (this.#reason) return Promise.reject(this.#reason)
    return new Promise((resolve, reject) => {
      const id = (this.#last += 1)
      this.#worker.postMessage({ id, sql, parameters } satisfies Call)
      this.#calls.set(id, { resolve, reject })
      this.#worker.ref()
    })
  }

  #settle(reply: Reply): void {
    const call = this.#calls.get(reply.id)
    this.#calls.delete(reply.id)
    if (this.#calls.size === 0) this.#worker.unref()
    if (reply.error) call?.reject(new SqliteError(reply.error.message, reply.error.errcode))
    else call?.resolve(reply)
  }

  /** Closes the database after what was asked before; nothing more is taken. */
  async close(): Promise<void> {
    this.#reason ??= new Error('The store is closed')
    this.#worker.ref()
    this.#worker.postMessage('close')
    await this.#ended
  }
}
