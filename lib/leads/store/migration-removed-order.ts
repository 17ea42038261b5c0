import type { Kysely, Migration } from 'kysely'

/** What the visitor had chosen and removed before signing up. */
export const removedOrderMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('lead').addColumn('removed_order', 'text').execute()
  },
}
