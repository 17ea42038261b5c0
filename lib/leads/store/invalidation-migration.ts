import { sql, type Kysely, type Migration } from 'kysely'
import { isPostgres } from '#lib/leads/store/is-postgres'

/** Revalidations that every instance on this database is to repeat (`lib/server/invalidations.ts`). */
export const invalidationMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite serves one instance.
    if (!isPostgres(db)) return
    await sql`CREATE TABLE invalidation (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      request text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    )`.execute(db)
  },
}
