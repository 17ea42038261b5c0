import { CamelCasePlugin, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { SqliteThreadDriver, type Timeouts } from '#lib/leads/store/sqlite-driver'
import { SqliteFile } from '#lib/leads/store/sqlite-file'
import type { Tables } from '#lib/leads/store/tables'

/** Time-outs of the server, where a visitor is answered within ten seconds. */
export const serverTimeouts: Timeouts = { lockMs: 4000, connectionMs: 5000 }

/** Time-outs of staff's command and of migrations. */
export const commandTimeouts: Timeouts = { lockMs: 30_000, connectionMs: 60_000 }

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
    const dialect = {
      createDriver: () => driver,
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    }
    super({ dialect, plugins: [new CamelCasePlugin()] })
    this.#driver = driver
  }

  /** True while the open files are those in the folder. */
  isInPlace(): Promise<boolean> {
    return this.#driver.isInPlace()
  }
}

/** The embedded store in a folder; opened, or created, when first used, which rejects when that cannot be done. */
export function openSqlite(folder: string, timeouts = commandTimeouts): SqliteDatabase {
  return new SqliteDatabase(new SqliteThreadDriver(new SqliteFile(folder), timeouts))
}
