import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { isReadOnlyCode, makeSqliteError } from '#lib/database/sqlite-errors'

export type SqliteStatement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Response of the thread to a statement. */
export type SqliteResponse = QueryResult<unknown> & {
  /** Set when the statement failed. `errcode` is the extended result code of SQLite. */
  error?: { message: string; errcode: number | undefined }
}

/** `workerData` of the thread. */
export type SqliteThreadData = {
  /** Path of the database file. */
  path: string
  /** Longest wait of a statement for a lock, in milliseconds. */
  lockMs: number
}

/**
 * Source file of the thread. Node runs this TypeScript file directly, so the deployment contains
 * the file beside the build.
 */
const workerFile = join('lib', 'database', 'sqlite-worker.ts')

/**
 * A connection that runs in its own thread. The thread keeps the process alive only while a
 * statement runs.
 */
export class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker
  readonly #pending: PromiseWithResolvers<QueryResult<unknown>>[] = []
  readonly #exited = Promise.withResolvers<undefined>()
  #exitReason: Error | undefined
  isReadOnly = false

  constructor(path: string, lockMs: number) {
    const workerData: SqliteThreadData = { path, lockMs }
    this.#worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), workerFile), {
      workerData,
    })
    this.#worker.unref()
    this.#worker.on('message', ({ error, ...result }: SqliteResponse) => {
      const call = this.#pending.shift()
      if (this.#pending.length === 0) this.#worker.unref()
      if (error) {
        this.isReadOnly ||= isReadOnlyCode(error.errcode)
        call?.reject(makeSqliteError(error.message, error.errcode, path))
      } else call?.resolve(result)
    })
    this.#worker.on('error', (error) => {
      const { message, errcode } = error as { message?: string; errcode?: number }
      this.#exitReason ??= makeSqliteError(message ?? String(error), errcode, path)
    })
    this.#worker.on('exit', () => {
      this.#exitReason ??= new Error('The store is closed')
      for (const { reject } of this.#pending.splice(0)) reject(this.#exitReason)
      this.#exited.resolve(undefined)
    })
  }

  get isAlive(): boolean {
    return this.#exitReason === undefined
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#exitReason) return Promise.reject(this.#exitReason)
    const call = Promise.withResolvers<QueryResult<unknown>>()
    this.#worker.postMessage({ sql, parameters } satisfies SqliteStatement)
    this.#pending.push(call)
    this.#worker.ref()
    return call.promise as Promise<QueryResult<Row>>
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }

  async close(): Promise<void> {
    this.#exitReason ??= new Error('The store is closed')
    this.#worker.ref()
    this.#worker.postMessage('close')
    await this.#exited.promise
  }
}
