import { setTimeout as sleep } from 'node:timers/promises'
import { Migrator, type Kysely } from 'kysely'
import { up as leads } from '#lib/leads/store/migrations/0001-leads'
import { up as outbox } from '#lib/leads/store/migrations/0002-outbox'
import { up as staff } from '#lib/leads/store/migrations/0003-staff'
import { up as removedOrder } from '#lib/leads/store/migrations/0004-removed-order'
import { up as retries } from '#lib/leads/store/migrations/0006-outbox'
import { up as invalidations } from '#lib/leads/store/migrations/0007-invalidations'
import { up as desk } from '#lib/leads/store/migrations/0008-desk'
import { up as people } from '#lib/leads/store/migrations/0009-staff'
import { up as visits } from '#lib/leads/store/migrations/0010-visits'
import { up as delivered } from '#lib/leads/store/migrations/0011-delivered'

const migrations = {
  '0001-leads': { up: leads },
  '0002-outbox': { up: outbox },
  '0003-staff': { up: staff },
  '0004-removed-order': { up: removedOrder },
  '0006-outbox': { up: retries },
  '0007-invalidations': { up: invalidations },
  '0008-desk': { up: desk },
  '0009-staff': { up: people },
  '0010-visits': { up: visits },
  '0011-delivered': { up: delivered },
}

/** Attempts, and the pause after each, while another holds a lock on what is to be changed. */
const maxAttempts = 20
const pauseMs = 500

const migratorOf = <T>(db: Kysely<T>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** True when a database has the tables of this version, or of a later one. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)
}

/** True when a database has the tables of any version. Creates nothing. */
export async function isStore<T>(db: Kysely<T>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).some(({ executedAt }) => executedAt !== undefined)
}

/**
 * Migrates the database to the current tables, or to `last`. No migration takes longer with many leads: that is for
 * `backfill`. One that waited for a lock would make every visitor wait behind it, so it gives up soon and is tried again.
 * @throws Error with whatever stopped the migration.
 */
export async function migrate<T>(db: Kysely<T>, last?: string): Promise<void> {
  for (let attempt = 1; !(await isMigrated(db)); attempt++) {
    const migrator = migratorOf(db)
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
    if (error === undefined) return
    if (attempt === maxAttempts) throw new Error('The tables could not be migrated', { cause: error })
    await sleep(pauseMs)
  }
}
