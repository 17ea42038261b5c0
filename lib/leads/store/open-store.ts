import { Migrator, type Kysely } from 'kysely'
import { env } from '#lib/env'
import { LeadStore } from '#lib/leads/store/lead-store'
import * as tables from '#lib/leads/store/migrations/0001'
import { commandLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { commandTimeouts, existingStore, openSqlite, serverTimeouts } from '#lib/leads/store/sqlite'

type Place = { url?: string | undefined; folder?: string }

const timeouts = {
  visitor: { postgres: serverLimits, sqlite: serverTimeouts },
  staff: { postgres: commandLimits, sqlite: commandTimeouts },
}

/**
 * Opens the store with its tables up to date: in PostgreSQL when DATABASE_URL is set, otherwise in DATA_DIR.
 * @throws Error when the database cannot be reached, or the folder not be written.
 */
export async function openStore(given: Place = {}, who: keyof typeof timeouts = 'staff'): Promise<LeadStore> {
  const { url, folder = env.DATA_DIR }: Place = given.folder === undefined ? { url: env.DATABASE_URL, ...given } : given
  const db = url === undefined ? openSqlite(folder, timeouts[who].sqlite) : openPostgres(url, timeouts[who].postgres)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new LeadStore(db)
}

const migrations = { '0001': tables }

const migratorOf = <T>(db: Kysely<T>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** Brings the tables up to date; leaves those of a later version, which the site can be rolled back from. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = migratorOf(db)
  if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)) return
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The tables could not be migrated', { cause: error })
}

/**
 * Opens the site's store for a command.
 * @throws Error when the settings name a folder or database that holds none: a command makes no new one.
 */
export async function openExistingStore({ DATABASE_URL: url, DATA_DIR: folder } = env): Promise<LeadStore> {
  if (url === undefined) existingStore(folder)
  else {
    const db = openPostgres(url, commandLimits)
    const known = await migratorOf(db)
      .getMigrations()
      .finally(() => db.destroy())
    const { hostname, pathname, username } = new URL(url)
    const name = decodeURIComponent(pathname.slice(1) || username)
    if (known.every(({ executedAt }) => executedAt === undefined))
      throw new Error(
        `There is no store of leads in the database ${name} at ${hostname}: is DATABASE_URL set as for the site?`,
      )
  }
  return openStore()
}

/** One for all of Next's bundles. */
const shared = globalThis as typeof globalThis & { leadStore?: Promise<LeadStore> | undefined }

/**
 * The server's store. A failed opening is not remembered, so a full or missing disk, or a database that was away, heals
 * without a restart.
 * @throws Error while the files of an embedded store are not in their place: nothing is begun anew there.
 */
export async function leadStore(): Promise<LeadStore> {
  const opened = shared.leadStore
  const isOpen = await opened?.then(
    ({ isAlive }) => isAlive,
    () => false,
  )
  if (isOpen === false && shared.leadStore === opened) shared.leadStore = undefined
  const store = await (shared.leadStore ??= openStore({}, 'visitor'))
  await store.requireInPlace()
  return store
}

export async function closeLeadStore(): Promise<void> {
  const opened = shared.leadStore
  shared.leadStore = undefined
  await (await opened?.catch(() => null))?.close()
}
