import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
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
import type { Tables } from '#lib/database/tables'
import { log } from '#lib/log'
import { withTimeout } from '#lib/time/with-timeout'

/** How long to wait for another process's lock, and for the one connection, in milliseconds. */
type Timeouts = { lockMs: number; connectionMs: number }

/** Time-outs of the server, where a visitor is answered within ten seconds. */
export const serverTimeouts: Timeouts = { lockMs: 4000, connectionMs: 5000 }
export const commandTimeouts: Timeouts = { lockMs: 30_000, connectionMs: 60_000 }

/** SQLite changes tables in transactions as well: a migration that is killed leaves nothing half done. */
class Adapter extends SqliteAdapter {
  /** Read by `isPostgres`. */
  readonly isSqlite = true

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** The embedded store in a folder: that which is there, or a new one. */
export class SqliteDatabase extends Kysely<Tables> {
  readonly driver: SqliteDriver

  constructor(folder: string, timeouts = commandTimeouts) {
    const driver = new SqliteDriver(folder, timeouts)
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

const pathIn = (folder: string) => resolve(join(folder, 'leads.sqlite'))

export function findSqliteFile(folder: string): string {
  const path = pathIn(folder)
  if (existsSync(path)) return path
  throw new Error(
    `There is no store of leads in ${resolve(folder)}: is DATA_DIR set as for the site?`,
  )
}

export function isDamage(error: unknown): boolean {
  const { errcode, cause } = (error ?? {}) as { errcode?: unknown; cause?: unknown }
  // SQLITE_CORRUPT and SQLITE_NOTADB.
  if (typeof errcode === 'number') return [11, 26].includes(errcode & 0xff)
  return cause !== undefined && isDamage(cause)
}

/** SQLite's result code of a connection that was opened read-only (sqlite.org/rescode.html). */
const readOnlyCode = 8

/** What to do about an error of SQLite's, by its result code, for the log. */
const advices: Readonly<Record<number, (path: string) => string>> = {
  5: (path) => `end the other process that holds ${path} (fuser ${path} names it)`,
  [readOnlyCode]: (path) =>
    `give the user of the site (uid ${uid}) ${path}, its folder and the files beside it`,
  10: (path) => `look at the disk of ${path}: it fails, or is read-only`,
  14: (path) => `give the user of the site (uid ${uid}) the folder of ${path}`,
}

const uid = String(process.getuid?.() ?? 'unknown')

/** An error of SQLite's, with what to do about it; `errcode` is the extended result code. */
function sqliteError(message: string, errcode: number | undefined, path: string): Error {
  const advice = advices[(errcode ?? 0) & 0xff]
  return Object.assign(new Error(advice ? `${message}: ${advice(path)}` : message), { errcode })
}

export class SqliteDriver implements Driver {
  #damage: Error | undefined
  readonly #path: string
  readonly #timeouts: Timeouts
  readonly #thread: SqliteThread
  /** The open database and its write-ahead log, which holds the latest leads. */
  #files: FileState[] = []
  /** Settled once all who asked for the connection before have given it back. */
  #free: Promise<unknown> = Promise.resolve()
  #release: (ended: undefined) => void = () => undefined
  #checking: Promise<void> | undefined

  constructor(folder: string, timeouts: Timeouts) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    restrictMode(folder, 0o700)
    this.#path = pathIn(folder)
    this.#timeouts = timeouts
    this.#thread = new SqliteThread(this.#path, timeouts)
  }

  async init(): Promise<void> {
    try {
      // The write-ahead log exists once the database is open.
      await this.#thread.executeQuery(CompiledQuery.raw('SELECT 1'))
      this.#files = fileStates(this.#path)
      for (const suffix of ['', '-wal', '-shm']) restrictMode(this.#path + suffix, 0o600)
    } catch (error) {
      await this.#thread.close()
      throw error
    }
  }

  /** False once it must be opened again: a connection that SQLite has opened read-only stays so. */
  get isAlive(): boolean {
    return this.#thread.isAlive && !this.#thread.isReadOnly
  }

  /** @throws Error when the open files are no longer those at the path, or were found damaged as they got shorter. */
  async requireInPlace(): Promise<void> {
    const files = fileStates(this.#path)
    if (!this.#files.every(({ identity }, index) => identity === files[index]?.identity))
      throw new Error(
        'The files of the store are gone, or others: put them back, or restart the site to use what is there',
      )
    // As after VACUUM, or an accident.
    const isShorter = this.#files.some(({ size }, index) => (files[index]?.size ?? 0) < size)
    if (isShorter) await this.check().finally(() => (this.#files = files))
    this.#files = files
  }

  /** Looks through the whole file, a second with 120,000 leads. @throws Error when it is damaged: no lead is stored then */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => (this.#checking = undefined))
    return this.#checking
  }

  async #check(): Promise<void> {
    const thread = new SqliteThread(this.#path, this.#timeouts)
    try {
      const query = CompiledQuery.raw('PRAGMA quick_check(1)')
      const [result] = (await thread.executeQuery<{ quick_check: string }>(query)).rows
      if (result?.quick_check !== 'ok')
        throw Object.assign(new Error(result?.quick_check), { errcode: 11 })
    } catch (cause) {
      if (!isDamage(cause)) throw cause
      this.#damage = new Error('The store is damaged: restore a backup', { cause })
      throw this.#damage
    } finally {
      await thread.close()
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#free
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    this.#free = before.then(() => released)
    try {
      await withTimeout(before, this.#timeouts.connectionMs)
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

  /** Takes the lock for writing at once: a transaction that read first could be refused it whatever it waits. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#damage) throw this.#damage
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

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}

/** A file by device and inode, as SQLite knows it; never opened here: closing it would end the locks of the process. */
type FileState = { identity: string; size: bigint }

/** Not in libuv's threads, where a sign-up would wait for compression. A file that is missing has no identity. */
function fileStates(path: string): FileState[] {
  return [path, `${path}-wal`].map((file) => {
    const found = statSync(/* turbopackIgnore: true */ file, {
      bigint: true,
      throwIfNoEntry: false,
    })
    return found
      ? { identity: `${found.dev}:${found.ino}`, size: found.size }
      : { identity: '', size: 0n }
  })
}

/** Leaves a folder that is everybody's on purpose (sticky, as /tmp), and, with a log line, what somebody else owns. */
function restrictMode(path: string, mode: number): void {
  const isSticky = (statSync(/* turbopackIgnore: true */ path).mode & 0o1000) !== 0
  try {
    if (!isSticky) chmodSync(path, mode)
  } catch (error) {
    log.error('store-open-to-others', error)
  }
}

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** What the thread sends back for a statement; `errcode` is SQLite's extended result code. */
export type Response = QueryResult<unknown> & {
  error?: { message: string; errcode: number | undefined }
}

/** Run by Node as it is, from the source beside the build. */
const source = join('lib', 'database', 'sqlite-worker.ts')

/** One connection, in a thread of its own, which keeps the process alive only while a statement runs. */
class SqliteThread implements DatabaseConnection {
  readonly #worker: Worker
  readonly #pending: PromiseWithResolvers<QueryResult<unknown>>[] = []
  readonly #exited = Promise.withResolvers<undefined>()
  #exitReason: Error | undefined
  isReadOnly = false

  constructor(path: string, { lockMs }: Timeouts) {
    const workerData = { path, lockMs }
    this.#worker = new Worker(join(/* turbopackIgnore: true */ process.cwd(), source), {
      workerData,
    })
    this.#worker.unref()
    this.#worker.on('message', ({ error, ...result }: Response) => {
      const call = this.#pending.shift()
      if (this.#pending.length === 0) this.#worker.unref()
      if (error) {
        this.isReadOnly ||= ((error.errcode ?? 0) & 0xff) === readOnlyCode
        call?.reject(sqliteError(error.message, error.errcode, path))
      } else call?.resolve(result)
    })
    this.#worker.on('error', (error) => {
      const { message, errcode } = error as { message?: string; errcode?: number }
      this.#exitReason ??= sqliteError(message ?? String(error), errcode, path)
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
    this.#worker.postMessage({ sql, parameters } satisfies Statement)
    this.#pending.push(call)
    this.#worker.ref()
    return call.promise as Promise<QueryResult<Row>>
  }

  async *streamQuery<Row>(query: CompiledQuery) {
    yield await this.executeQuery<Row>(query)
  }

  async close(): Promise<void> {
    this.#exitReason ??= new Error('The store is closed')
    this.#worker.ref()
    this.#worker.postMessage('close')
    await this.#exited.promise
  }
}
