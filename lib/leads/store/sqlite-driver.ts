import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { Mutex } from '#lib/leads/store/mutex'
import type { SqliteFile } from '#lib/leads/store/sqlite-file'
import { SqliteThread } from '#lib/leads/store/sqlite-thread'

/** How long to wait for another process's lock, and for the one connection. */
export type Timeouts = { lockMs: number; connectionMs: number }

/** Kysely's driver for a SQLite in a thread of its own, with one connection. */
export class SqliteThreadDriver implements Driver {
  readonly #file: SqliteFile
  readonly #timeouts: Timeouts
  readonly #mutex = new Mutex()
  #thread: SqliteThread | undefined
  #connection: DatabaseConnection | undefined

  constructor(file: SqliteFile, timeouts: Timeouts) {
    this.#file = file
    this.#timeouts = timeouts
  }

  async init(): Promise<void> {
    this.#file.prepare()
    const thread = new SqliteThread({ path: this.#file.path, lockMs: this.#timeouts.lockMs })
    try {
      // The write-ahead log exists once the database is open.
      await thread.run('SELECT 1')
      await this.#file.remember()
    } catch (error) {
      await thread.close()
      throw error
    }
    this.#thread = thread
    this.#connection = connect(thread)
  }

  /** True while the database is open and its files are those at the path. */
  async isInPlace(): Promise<boolean> {
    return this.#thread === undefined || (this.#thread.isAlive && (await this.#file.isInPlace()))
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire(this.#timeouts.connectionMs)
    if (!this.#connection) throw new Error('The store is not open')
    return this.#connection
  }

  /** Takes the lock for writing at once: a transaction that read first could be refused it whatever it waits. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
  }

  /** @throws Error when the files are no longer at the path, where nobody would find what was committed. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'))
    if (!(await this.#file.isInPlace())) throw new Error('The files of the store are gone')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'))
  }

  releaseConnection(): Promise<void> {
    this.#mutex.release()
    return Promise.resolve()
  }

  async destroy(): Promise<void> {
    await this.#thread?.close()
  }
}

function connect(thread: SqliteThread): DatabaseConnection {
  const executeQuery = async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
    const { rows, changes } = await thread.run(sql, parameters)
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
  }
  return {
    executeQuery,
    async *streamQuery<Row>(query: CompiledQuery) {
      yield await executeQuery<Row>(query)
    },
  }
}
