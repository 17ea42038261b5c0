import { Migrator, type ColumnDefinitionBuilder, type Kysely, type Migration } from 'kysely'
import { outboxMigration } from '#lib/leads/outbox/migration'
import { staffMigration } from '#lib/leads/staff/migration'
import { invalidationMigration } from '#lib/leads/store/invalidation-migration'
import { removedOrderMigration } from '#lib/leads/store/migration-removed-order'

const migrations: Record<string, Migration> = {
  '0001-leads': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('lead')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('ordered', 'text')
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('page', 'text')
        .addColumn('referrer', 'text')
        .addColumn('utm', 'text', (column) => column.notNull())
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('consent_language', 'text', (column) => column.notNull())
        .addColumn('consent_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('lead_created_at').ifNotExists().on('lead').column('created_at').execute()
      await db.schema
        .createTable('heartbeat')
        .ifNotExists()
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0002-outbox': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.alterTable('lead').renameColumn('utm', 'last_touch').execute()
      const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('{}')
      await db.schema.alterTable('lead').addColumn('first_touch', 'text', text).execute()
      await db.schema
        .alterTable('lead')
        .addColumn('consent_hash', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema
        .createTable('delivery')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('scheduled_at', 'text', (column) => column.notNull())
        .addColumn('leased_by', 'text')
        .addColumn('leased_until', 'text')
        .addColumn('last_error', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('delivered_at', 'text')
        .addUniqueConstraint('delivery_of_lead', ['lead_id', 'channel'])
        .execute()
      await db.schema
        .createIndex('delivery_due')
        .on('delivery')
        .columns(['status', 'channel', 'next_attempt_at'])
        .execute()
      await db.schema
        .createTable('incident')
        .addColumn('channel', 'text', (column) => column.primaryKey())
        .addColumn('since', 'text', (column) => column.notNull())
        .addColumn('alarmed_at', 'text')
        .addColumn('recovered_at', 'text')
        .execute()
      await db.schema
        .createTable('rate_limit')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
      await db.schema
        .createTable('erasure')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('phone_hash', 'text')
        .addColumn('leads', 'integer', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('visit_count')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('ordered', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('visit_count_key', ['day', 'event', 'language', 'page', 'source', 'ordered'])
        .execute()
    },
  },
  '0003-staff': staffMigration,
  '0004-removed-order': removedOrderMigration,
  '0006-outbox': outboxMigration,
  '0007-invalidations': invalidationMigration,
}

/** Tries, each after a pause in milliseconds, when another holds what is to be changed. */
const attempts = 20
const pause = 500

const migratorOf = <T>(db: Kysely<T>) =>
  new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })

/** True when a database has the tables of this version, or of a later one. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  return (await migratorOf(db).getMigrations()).every(({ executedAt }) => executedAt !== undefined)
}

/**
 * Brings the database to the current tables, all steps or none; safe to call at every start. No step takes longer with
 * many leads: what does is done beside the visitors (finish-tables.ts). A change that waited for a lock would make every
 * visitor wait behind it, so it gives up soon and tries again.
 * @param last name of the last step to take; all without it.
 * @throws Error with whatever stopped the migration.
 */
export async function migrate<T>(db: Kysely<T>, last?: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const migrator = migratorOf(db)
    if (await isMigrated(db)) return
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last))
    if (error === undefined) return
    if (attempt === attempts) throw new Error('The tables could not be made', { cause: error })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
