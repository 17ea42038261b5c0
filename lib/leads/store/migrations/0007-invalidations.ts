import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'

/** Revalidations that every instance on this database repeats; SQLite serves one instance. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`CREATE TABLE invalidation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  )`.execute(db)
}
