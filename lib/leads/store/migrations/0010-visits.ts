import type { Kysely } from 'kysely'

/**
 * Visits counted by each dimension on its own. The counts before stay in `visit_count`, where an instance of the version
 * before may still add to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('touch', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_key', ['dimension', 'touch', 'day', 'event', 'value'])
    .execute()
}
