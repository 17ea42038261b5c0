import { Migrator } from 'kysely/migration'
import * as initialMigration from '#lib/database/migrations/0001'
import * as missedAppointmentsMigration from '#lib/database/migrations/0002'
import type { Db } from '#lib/database/tables'

const migrations = { '0001': initialMigration, '0002': missedAppointmentsMigration }

/**
 * Runs the migrations that have not been run on this database. After a rollback of the site, the
 * database may have tables of a later version of the site. These tables are left unchanged.
 * @param place name of a database that must already have tables. The error message contains the
 * name.
 * @throws Error when `place` is set and the database has no tables, or when a migration fails
 */
export async function migrate(db: Db, place?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const infos = await migrator.getMigrations()
  const isExecuted = infos.map(({ executedAt }) => executedAt !== undefined)
  if (!isExecuted.includes(false)) return
  if (place !== undefined && !isExecuted.includes(true))
    throw new Error(`There is no store of leads in ${place}: is DATABASE_URL set as for the site?`)
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('The tables could not be migrated', { cause: error })
}
