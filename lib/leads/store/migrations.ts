import { Migrator, type Kysely, type Migration } from 'kysely'

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
}

/** Tries, when the site and the staff's command open a new store at the same moment. */
const attempts = 5
const pause = 100

/**
 * Brings the database to the current tables; safe to call at every start. SQLite has no lock across processes for it,
 * so every step can be repeated, and who comes second tries again and finds it done.
 * @throws Error with whatever stopped the migration.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) return
    if (attempt === attempts) throw new Error('The tables could not be made', { cause: error })
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
