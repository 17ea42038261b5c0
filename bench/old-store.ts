import { sql } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'
import { migrate } from '#lib/leads/store/migrate'
import { commandLimits, openPostgres } from '#lib/leads/store/postgres'
import { openSqlite } from '#lib/leads/store/sqlite'

/** Fills a store with so many delivered leads, as the version with the first outbox stored them. */
export async function fillOldStore(place: { folder: string } | { url: string }, count: number): Promise<void> {
  const unlimited = { ...commandLimits, statement: 0 }
  const db = 'url' in place ? openPostgres(place.url, unlimited) : openSqlite(place.folder)
  await migrate(db, '0002-outbox')
  if (!isPostgres(db)) await sql`PRAGMA synchronous = OFF`.execute(db)
  const numbers = sql`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${sql.lit(count)})`
  const at = sql.lit('2026-10-01T00:00:00.000Z')
  await sql`INSERT INTO lead (id, key, name, phone, status, language, first_touch, last_touch, consent_version,
      consent_hash, consent_language, consent_at, created_at, updated_at)
    ${numbers} SELECT 'old-' || i, 'key-' || i, 'Олена', '+380' || (500000000 + i), 'new', 'ua', '{}',
      '{"utm_source":"mail"}', '1', '', 'ua', ${at}, '2026-10-01T00:00:00.' || (1000000 + i) || 'Z', ${at} FROM numbers`.execute(
    db,
  )
  await sql`INSERT INTO delivery (id, lead_id, channel, status, attempts, next_attempt_at, scheduled_at, created_at,
      delivered_at)
    ${numbers} SELECT 'd-' || i, 'old-' || i, 'provider', 'delivered', 1, ${at}, ${at}, ${at}, ${at} FROM numbers`.execute(
    db,
  )
  if (isPostgres(db)) await sql`ANALYZE`.execute(db)
  await db.destroy()
}
