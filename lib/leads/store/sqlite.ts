import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** Name of the embedded store in `DATA_DIR`. */
const databaseFile = 'leads.sqlite'

/**
 * Opens (and creates) the embedded store in a folder. A committed lead survives power loss (`synchronous=FULL`);
 * the site and the staff's command may have it open at once (WAL, waiting up to 5 s for a lock).
 * @throws Error when the folder cannot be made or written.
 */
export function openSqlite(folder: string): Kysely<Tables> {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, databaseFile))
  database.exec('PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON')
  // What is erased is overwritten in the file.
  database.exec('PRAGMA secure_delete=ON')
  return new Kysely<Tables>({ dialect: new Dialect({ database: adapt(database) }) })
}

/** SQLite changes tables in transactions as well, so a migration that is killed leaves nothing half done. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's driver lets whoever asks next take the only connection before those who wait; here they take turns. */
class FairDriver extends SqliteDriver {
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => undefined

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => (release = resolve))
    await before
    this.#release = release
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    await super.releaseConnection()
    this.#release()
  }
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new FairDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter()
  }
}

/** What Kysely's SQLite dialect expects of a database, over `node:sqlite`. */
function adapt(database: DatabaseSync) {
  return {
    close: () => {
      database.close()
    },
    prepare: (sql: string) => {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters: readonly unknown[]) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
  }
}
