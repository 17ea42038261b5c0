import { Migrator, type Kysely } from 'kysely'
import { env } from '#lib/env'
import { LeadStore } from '#lib/leads/store/lead-store'
import * as tables from '#lib/leads/store/migrations/0001'
import { commandLimits, openPostgres, serverLimits } from '#lib/leads/store/postgres'
import { commandTimeouts, existingStore, SqliteDatabase, serverTimeouts } from '#lib/leads/store/sqlite'

type Place = { url: string } | { folder: string }

const placeOf = ({ DATABASE_URL: url, DATA_DIR: folder }: typeof env): Place =>
  url === undefined ? { folder } : { url }

/** Opens the store with its tables up to date. @throws Error when it cannot be reached, or written */
export async function openStore(place = placeOf(env), who: 'visitor' | 'staff' = 'staff'): Promise<LeadStore> {
  const isStaff = who === 'staff'
  const db =
    'url' in place
      ? openPostgres(place.url, isStaff ? commandLimits : serverLimits)
      : new SqliteDatabase(place.folder, isStaff ? commandTimeouts : serverTimeouts)
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

/** Opens the site's store for a command, which makes no new one. @throws Error where there is none */
export async function openExistingStore(): Promise<LeadStore> {
  const place = placeOf(env)
  if ('folder' in place) existingStore(place.folder)
  else {
    const db = openPostgres(place.url, commandLimits)
    const migrator = migratorOf(db)
    const known = await migrator.getMigrations().finally(() => db.destroy())
    const { hostname, pathname } = new URL(place.url)
    if (known.every(({ executedAt }) => executedAt === undefined))
      throw new Error(
        `There is no store of leads in the database ${pathname.slice(1)} at ${hostname}: is DATABASE_URL set as for the site?`,
      )
  }
  return openStore(place)
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
    ({ file }) => file?.isAlive !== false,
    () => false,
  )
  if (isOpen === false && shared.leadStore === opened) shared.leadStore = undefined
  const store = await (shared.leadStore ??= openStore(placeOf(env), 'visitor'))
  await store.file?.requireInPlace()
  return store
}

export async function closeLeadStore(): Promise<void> {
  const opened = shared.leadStore
  shared.leadStore = undefined
  await (await opened?.catch(() => null))?.close()
}
