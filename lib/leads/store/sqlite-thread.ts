import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

export type ThreadOptions = { path: string; lockMs: number }

export type Statement = { sql: string; parameters: readonly unknown[] }

export type Result = { rows: unknown[]; changes?: number }

/** What the thread sends back for each statement, in their order; `errcode` is SQLite's extended result code. */
export type Response = Result & { error?: { message: string; errcode: number | undefined } }

/** Node runs the source itself; it stands beside the build wherever the site runs. */
const source = join('lib', 'leads', 'store', 'sqlite-worker.ts')

/** One connection to a database, in a thread of its own. It keeps the process alive only while a statement runs. */
export class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker
  readonly #pending: PromiseWithResolvers<Result>[] = []
  readonly #exited: Promise<void>
  #exitReason: Error | undefined

  constructor(options: ThreadOptions) {
    this.#worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), source), { workerData: options })
    this.#worker.unref()
    this.#worker.on('message', ({ error, ...result }: Response) => {
      const call = this.#pending.shift()
      if (this.#pending.length === 0) this.#worker.unref()
      if (error) call?.reject(Object.assign(new Error(error.message), { errcode: error.errcode }))
      else call?.resolve(result)
    })
    this.#worker.on('error', (error) => {
      this.#exitReason ??= error instanceof Error ? error : new Error(String(error))
    })
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#exitReason ??= new Error('The store is closed')
        for (const { reject } of this.#pending.splice(0)) reject(this.#exitReason)
        resolve()
      })
    })
  }

  get isAlive(): boolean {
    return this.#exitReason === undefined
  }

  /** Runs a statement after those before it. @throws Error with SQLite's `errcode`, or when the thread has ended. */
  run(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (this.#exitReason) return Promise.reject(this.#exitReason)
    const call = Promise.withResolvers<Result>()
    this.#worker.postMessage({ sql, parameters } satisfies Statement)
    this.#pending.push(call)
    this.#worker.ref()
    return call.promise
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(sql, parameters)
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  async close(): Promise<void> {
    this.#exitReason ??= new Error('The store is closed')
    this.#worker.ref()
    this.#worker.postMessage('close')
    await this.#exited
  }
}
