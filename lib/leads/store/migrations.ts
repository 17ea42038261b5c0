import { Migrator, type Kysely, type Migration } from 'kysely'

const migrations: Record<string, Migration> = {
  '0001-leads': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('lead')
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
      await db.schema.createIndex('lead_created_at').on('lead').column('created_at').execute()
      await db.schema
        .createTable('heartbeat')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

/**
 * Brings the database to the current tables; safe to call at every start.
 * @throws whatever stopped a migration.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('Migration failed', { cause: error })
}
