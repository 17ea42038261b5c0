import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import { SqliteFile } from '#lib/leads/store/sqlite-file'
import { SqliteThread } from '#lib/leads/store/sqlite-thread'
import type { Tables } from '#lib/leads/store/tables'
import { withTimeout } from '#lib/time/with-timeout'

/** How long to wait for another process's lock, and for the one connection, in milliseconds. */
type Timeouts = { lockMs: number; connectionMs: number }

/** Time-outs of the server, where a visitor is answered within ten seconds. */
export const serverTimeouts: Timeouts = { lockMs: 4000, connectionMs: 5000 }

export const commandTimeouts: Timeouts = { lockMs: 30_000, connectionMs: 60_000 }

/** SQLite changes tables in transactions as well, so a migration that is killed leaves nothing half done. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export class SqliteDatabase extends Kysely<Tables> {
  readonly driver: SqliteDriver

  constructor(driver: SqliteDriver) {
    const dialect = {
      createDriver: () => driver,
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    }
    super({ dialect, plugins: [new CamelCasePlugin()] })
    this.driver = driver
  }
}

/** The embedded store in a folder; opened, or created, when first used, which rejects when that cannot be done. */
export function openSqlite(folder: string, timeouts = commandTimeouts): SqliteDatabase {
  return new SqliteDatabase(new SqliteDriver(new SqliteFile(folder), timeouts))
}

/** SQLite's primary result codes CORRUPT and NOTADB. */
const damageCodes = [11, 26]

/** True when an error, or what caused it, says that the file is damaged. */
export function isDamage(error: unknown): boolean {
  const { errcode, cause } = (error ?? {}) as { errcode?: unknown; cause?: unknown }
  if (typeof errcode === 'number') return damageCodes.includes(errcode & 0xff)
  return cause !== undefined && isDamage(cause)
}

/** Kysely's driver for a SQLite in a thread of its own, with one connection. */
class SqliteDriver implements Driver {
  /** Why nothing more may be stored. */
  damage: Error | undefined
  readonly #file: SqliteFile
  readonly #timeouts: Timeouts
  /** Settled once all who asked for the connection before have given it back. */
  #free: Promise<unknown> = Promise.resolve()
  #release: () => void = () => undefined
  #thread: SqliteThread | undefined
  #checking: Promise<void> | undefined

  constructor(file: SqliteFile, timeouts: Timeouts) {
    this.#file = file
    this.#timeouts = timeouts
  }

  async init(): Promise<void> {
    this.#file.makeFolder()
    const thread = this.#openThread()
    try {
      // The write-ahead log exists once the database is open.
      await thread.run('SELECT 1')
      await this.#file.remember()
    } catch (error) {
      await thread.close()
      throw error
    }
    this.#thread = thread
  }

  #openThread(): SqliteThread {
    return new SqliteThread({ path: this.#file.path, lockMs: this.#timeouts.lockMs })
  }

  /** False once the thread has ended. */
  get isAlive(): boolean {
    return this.#thread?.isAlive !== false
  }

  /** @throws Error when the open files are no longer those at the path, or were found damaged as they got shorter. */
  async requireInPlace(): Promise<void> {
    const state = await this.#file.state()
    if (state === 'gone')
      throw new Error(
        'The files of the store are gone, or others: put them back, or restart the site to use what is there',
      )
    if (state === 'unchanged') return
    await this.check()
    await this.#file.remember()
    if (this.damage) throw this.damage
  }

  /** Looks through the whole file, on a connection of its own, and notes its `damage`. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined))
    return this.#checking
  }

  async #check(): Promise<void> {
    const thread = this.#openThread()
    try {
      const { rows } = await thread.run('PRAGMA quick_check(1)')
      const [result] = rows as { quick_check: string }[]
      if (result?.quick_check !== 'ok') throw Object.assign(new Error(result?.quick_check), { errcode: 11 })
    } catch (cause) {
      if (!isDamage(cause)) throw cause
      this.damage = new Error('The store is damaged: restore a backup', { cause })
    } finally {
      await thread.close()
    }
  }

  /** @throws Error when the connection is not free in time. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    this.#free = before.then(() => released)
    try {
      await withTimeout(before, this.#timeouts.connectionMs)
      if (!this.#thread) throw new Error('The store is not open')
      this.#release = () => {
        release(undefined)
      }
      return connect(this.#thread)
    } catch (cause) {
      release(undefined)
      throw new Error('The store is busy', { cause })
    }
  }

  releaseConnection(): Promise<void> {
    this.#release()
    return Promise.resolve()
  }

  /** Takes the lock for writing at once: a transaction that read first could be refused it whatever it waits. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
  }

  /** @throws Error also when the files are no longer at the path, where nobody would find what was committed. */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'))
    await this.requireInPlace()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'))
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
