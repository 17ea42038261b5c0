import { mkdirSync } from 'node:fs'
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import { isDamageError, makeDamageError } from '#lib/database/sqlite-errors'
import {
  getSqlitePath,
  readFileStates,
  restrictMode,
  type FileState,
} from '#lib/database/sqlite-files'
import { SqliteThread } from '#lib/database/sqlite-thread'
import type { Tables } from '#lib/database/tables'
import { withTimeout } from '#lib/time/with-timeout'

export type SqliteTimeouts = {
  /** Longest wait for a lock of another process, in milliseconds. */
  lockMs: number
  /** Longest wait for the only connection while other queries use it, in milliseconds. */
  connectionMs: number
}

/** The waits are short, because the server must answer a visitor within ten seconds. */
export const serverTimeouts: SqliteTimeouts = { lockMs: 4000, connectionMs: 5000 }
export const commandTimeouts: SqliteTimeouts = { lockMs: 30_000, connectionMs: 60_000 }

/**
 * Adapter with which Kysely runs migrations in a transaction, because SQLite can change tables in a
 * transaction. An interrupted migration therefore leaves no partial change.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  /** `isPostgres` reads this property. */
  readonly isSqlite = true

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The SQLite database in a folder. A missing database file is created. */
export class SqliteDatabase extends Kysely<Tables> {
  readonly driver: SqliteDriver

  constructor(folder: string, timeouts: SqliteTimeouts = commandTimeouts) {
    const driver = new SqliteDriver(folder, timeouts)
    const dialect = {
      createDriver: () => driver,
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    }
    super({ dialect, plugins: [new CamelCasePlugin()] })
    this.driver = driver
  }
}

/**
 * The driver of an SQLite file for Kysely. Gives the only connection to one query or transaction at
 * a time. Notices when the files of the database are removed or replaced.
 */
export class SqliteDriver implements Driver {
  #damage: Error | undefined
  readonly #path: string
  readonly #timeouts: SqliteTimeouts
  readonly #thread: SqliteThread
  /**
   * Last known states of the database file and its write-ahead log. The log contains the latest
   * leads.
   */
  #files: FileState[] = []
  /**
   * Resolves when every query and transaction that has asked for the connection has released it.
   */
  #free: Promise<unknown> = Promise.resolve()
  #release: (ended: undefined) => void = () => undefined
  #checking: Promise<void> | undefined

  constructor(folder: string, timeouts: SqliteTimeouts) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    restrictMode(folder, 0o700)
    this.#path = getSqlitePath(folder)
    this.#timeouts = timeouts
    this.#thread = new SqliteThread(this.#path, timeouts.lockMs)
  }

  async init(): Promise<void> {
    try {
      // The first query creates the write-ahead log, whose state is read below.
      await this.#thread.executeQuery(CompiledQuery.raw('SELECT 1'))
      this.#files = readFileStates(this.#path)
      for (const suffix of ['', '-wal', '-shm']) restrictMode(this.#path + suffix, 0o600)
    } catch (error) {
      await this.#thread.close()
      throw error
    }
  }

  /**
   * False if the database must be opened again: the thread has ended, or its connection is
   * read-only.
   */
  get isAlive(): boolean {
    return this.#thread.isAlive && !this.#thread.isReadOnly
  }

  /**
   * Checks that the paths of the database still lead to the files that SQLite has open.
   * @throws Error when a file was removed or replaced, or is damaged
   */
  async requireInPlace(): Promise<void> {
    const files = readFileStates(this.#path)
    if (!this.#files.every(({ identity }, index) => identity === files[index]?.identity))
      throw new Error(
        'The files of the store are gone, or others: put them back, or restart the site to use what is there',
      )
    // VACUUM makes the file shorter, and damage may do the same. A shorter file is therefore
    // checked.
    const isShorter = this.#files.some(({ size }, index) => (files[index]?.size ?? 0) < size)
    if (isShorter) await this.check().finally(() => (this.#files = files))
    this.#files = files
  }

  /**
   * Checks the whole database file, which takes a second for 120,000 leads. Concurrent calls share
   * one check.
   * @throws Error when the database file is damaged; every transaction after this check fails too
   */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined))
    return this.#checking
  }

  async #check(): Promise<void> {
    const thread = new SqliteThread(this.#path, this.#timeouts.lockMs)
    try {
      const query = CompiledQuery.raw('PRAGMA quick_check(1)')
      const [result] = (await thread.executeQuery<{ quick_check: string }>(query)).rows
      if (result?.quick_check !== 'ok') throw makeDamageError(result?.quick_check)
    } catch (cause) {
      if (!isDamageError(cause)) throw cause
      this.#damage = new Error('The store is damaged: restore a backup', { cause })
      throw this.#damage
    } finally {
      await thread.close()
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const previous = this.#free
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    this.#free = previous.then(() => released)
    try {
      await withTimeout(previous, this.#timeouts.connectionMs)
      this.#release = release
      return this.#thread
    } catch (cause) {
      release(undefined)
      throw new Error('The store is busy', { cause })
    }
  }

  releaseConnection(): Promise<void> {
    this.#release(undefined)
    return Promise.resolve()
  }

  /**
   * `BEGIN IMMEDIATE` takes the write lock at the beginning of the transaction. Later, SQLite may
   * refuse the write lock, because the transaction has already read.
   */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#damage) throw this.#damage
    await connection.executeQuery(CompiledQuery.raw('BEGIN IMMEDIATE'))
  }

  /**
   * @throws Error when the commit fails, or when the database files were removed or replaced. A
   * commit to removed or replaced files is lost.
   */
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('COMMIT'))
    await this.requireInPlace()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('ROLLBACK'))
  }

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}
