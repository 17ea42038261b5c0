import { Migrator, type Kysely } from 'kysely'
import * as tables from '#lib/leads/store/migrations/0001'

const migrations = { '0001': tables }

const migratorOf = <T>(db: Kysely<T>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** True when a database holds a store. Creates nothing. */
export async function isStore<T>(db: Kysely<T>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt !== undefined)
}

/** Brings the tables up to date; leaves those of a later version, which the site can be rolled back from. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = migratorOf(db)
  if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined)) return
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The tables could not be migrated', { cause: error })
}
