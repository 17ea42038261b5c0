import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { SqliteThreadDriver, type Waits } from '#lib/leads/store/sqlite-driver'
import { SqliteFile } from '#lib/leads/store/sqlite-file'
import type { Tables } from '#lib/leads/store/tables'

/** Waits of the server, where a visitor is answered within ten seconds. */
export const serverWaits: Waits = { lock: 4000, turn: 5000 }

/** Waits of staff's command and of migrations. */
export const commandWaits: Waits = { lock: 30_000, turn: 60_000 }

/** SQLite changes tables in transactions as well, so a migration that is killed leaves nothing half done. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** An embedded store. */
export class SqliteDatabase extends Kysely<Tables> {
  readonly #driver: SqliteThreadDriver

  constructor(driver: SqliteThreadDriver) {
    const dialect: Dialect = {
      createDriver: () => driver,
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    }
    super({ dialect })
    this.#driver = driver
  }

  /** True while what is open is what stands in the folder. */
  isInPlace(): Promise<boolean> {
    return this.#driver.isInPlace()
  }
}

/**
 * The embedded store in a folder; opened, and made, when first used, which rejects when that cannot be done. A committed
 * lead survives power loss (`synchronous=FULL`); the site and the staff's command may have it open at once (WAL).
 */
export function openSqlite(folder: string, waits: Waits = commandWaits): SqliteDatabase {
  return new SqliteDatabase(new SqliteThreadDriver(new SqliteFile(folder), waits))
}
