import type { Kysely } from 'kysely'
import { env } from '#lib/env'
import { finishTables } from '#lib/leads/store/finish-tables'
import { isPostgres } from '#lib/leads/store/is-postgres'
import { LeadStore } from '#lib/leads/store/lead-store'
import { isMigrated, migrate } from '#lib/leads/store/migrations'
import { commandLimits, migrationLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { commandWaits, openSqlite, serverWaits } from '#lib/leads/store/sqlite'
import type { Tables } from '#lib/leads/store/tables'
import { log } from '#lib/log'

/** Where a store is: a PostgreSQL address or a folder. */
type Place = { url?: string | undefined; folder?: string }

/** Who waits for the store, and for how long. */
const patience = {
  visitor: { limits: serverLimits, waits: serverWaits },
  staff: { limits: commandLimits, waits: commandWaits },
  migration: { limits: migrationLimits, waits: commandWaits },
}

function open({ url, folder = env.DATA_DIR }: Place, who: keyof typeof patience): Kysely<Tables> {
  const { limits, waits } = patience[who]
  return url === undefined ? openSqlite(folder, waits) : openPostgres(url, limits)
}

/** Does something with the store over a connection of its own, without a visitor's limits. */
async function apart(place: Place, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  const db = open(place, 'migration')
  await work(db).finally(() => db.destroy())
}

/**
 * Opens the store with its tables up to date: in PostgreSQL when DATABASE_URL is set, otherwise in DATA_DIR.
 * @throws Error when the database cannot be reached, or the folder not be written.
 */
export async function openStore(given: Place = {}, who: 'visitor' | 'staff' = 'staff'): Promise<LeadStore> {
  const place = given.folder === undefined ? { url: env.DATABASE_URL, ...given } : given
  const db = open(place, who)
  try {
    // Nobody else uses SQLite's one connection yet.
    if (!(await isMigrated(db))) await (isPostgres(db) ? apart(place, migrate) : migrate(db))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new LeadStore(db)
}

const shared = globalThis as typeof globalThis & {
  leadStore?: Promise<LeadStore> | undefined
  /** Long work on the tables, which has connections of its own. */
  finishing?: Promise<void>
}

/**
 * The server's store, opened once for all of Next's bundles. A failed opening is not remembered: the next call tries
 * again, so a full or missing disk, or a database that was away, heals without a restart. A store whose files were
 * removed or replaced is closed, and the one that stands in its place opened, or made.
 */
export async function leadStore(): Promise<LeadStore> {
  const opened = shared.leadStore
  const store = await opened?.catch(() => null)
  if (store && (await store.isInPlace())) return store
  if (shared.leadStore === opened) {
    shared.leadStore = undefined
    if (store) {
      log.error('store-replaced', 'what was open is not what stands in DATA_DIR')
      void store.close()
    }
  }
  return (shared.leadStore ??= openForVisitors())
}

/** Closes the server's store at its end; who comes later opens it again. */
export async function closeLeadStore(): Promise<void> {
  const opened = shared.leadStore
  shared.leadStore = undefined
  await (await opened?.catch(() => null))?.close()
  await shared.finishing
}

async function openForVisitors(): Promise<LeadStore> {
  const store = await openStore({}, 'visitor')
  shared.finishing = finish()
  return store
}

/** Milliseconds until what failed is tried again. */
const pause = 60_000

async function finish(before = shared.finishing): Promise<void> {
  await before
  try {
    await apart({ url: env.DATABASE_URL }, finishTables)
  } catch (error) {
    log.error('tables-not-finished', error)
    setTimeout(() => void finish(), pause).unref()
  }
}
