import { env } from '#lib/env'
import { requireExpectedTables } from '#lib/database/expected-tables'
import { migrate } from '#lib/database/migrate'
import { commandLimits, openPostgres, serverLimits } from '#lib/database/postgres'
import {
  commandTimeouts,
  SqliteDatabase,
  serverTimeouts,
  type SqliteDriver,
} from '#lib/database/sqlite'
import { findSqliteFile } from '#lib/database/sqlite-files'
import type { Db } from '#lib/database/tables'

/** Location of a store: a PostgreSQL database, or the folder of an SQLite file. */
export type StorePlace = { url: string } | { folder: string }

function readPlace({ DATABASE_URL: url, DATA_DIR: folder }: typeof env): StorePlace {
  return url === undefined ? { folder } : { url }
}

/** Returns the setting that names the site's store, for a log. The text contains no password. */
export function describeStorePlace(): string {
  const place = readPlace(env)
  return 'url' in place
    ? `The database of DATABASE_URL at ${new URL(place.url).host}`
    : `The folder of DATA_DIR, ${place.folder},`
}

export class SiteStore {
  readonly database: Db

  constructor(database: Db) {
    this.database = database
  }

  /** The driver of the SQLite file; undefined with PostgreSQL. */
  get file(): SqliteDriver | undefined {
    return this.database instanceof SqliteDatabase ? this.database.driver : undefined
  }

  close(): Promise<void> {
    return this.database.destroy()
  }
}

/**
 * Opens a store and migrates its tables.
 * @param user `command` waits longer for a lock or a connection than `server`. Visitors wait for
 * the server.
 * @param existing name of a database that must already have tables. The error message contains the
 * name.
 * @throws Error when the store cannot be opened or has unexpected tables
 */
export async function openStore(
  place: StorePlace = readPlace(env),
  user: 'server' | 'command' = 'command',
  existing?: string,
): Promise<SiteStore> {
  const isCommand = user === 'command'
  const db =
    'url' in place
      ? openPostgres(place.url, isCommand ? commandLimits : serverLimits)
      : new SqliteDatabase(place.folder, isCommand ? commandTimeouts : serverTimeouts)
  try {
    await migrate(db, existing)
    await requireExpectedTables(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new SiteStore(db)
}

/**
 * Opens the site's store for a command.
 * @throws Error when there is no store, because a command must not create an empty store
 */
export function openExistingStore(): Promise<SiteStore> {
  const place = readPlace(env)
  if ('folder' in place) {
    findSqliteFile(place.folder)
    return openStore(place)
  }
  const { hostname, pathname } = new URL(place.url)
  return openStore(place, 'command', `the database ${pathname.slice(1)} at ${hostname}`)
}

/**
 * The promise of the store is on `globalThis`, because each of Next's bundles has a separate copy
 * of this module.
 */
const shared = globalThis as typeof globalThis & { siteStore?: Promise<SiteStore> | undefined }

/**
 * Returns the server's store. Opens the store again if the opening has failed, or if the SQLite
 * connection has ended or is read-only.
 * @throws Error when the store cannot be opened, or the files of SQLite were removed or replaced
 */
export async function getSiteStore(): Promise<SiteStore> {
  const opened = shared.siteStore
  const isEnded = await opened?.then(({ file }) => file?.isAlive === false).catch(() => true)
  if (isEnded && shared.siteStore === opened) {
    shared.siteStore = undefined
    void opened?.then((store) => store.close()).catch(() => undefined)
  }
  const store = await (shared.siteStore ??= openStore(readPlace(env), 'server'))
  await store.file?.requireInPlace()
  return store
}

export async function closeSiteStore(): Promise<void> {
  const opened = shared.siteStore
  shared.siteStore = undefined
  const store = await opened?.catch(() => null)
  await store?.close()
}
