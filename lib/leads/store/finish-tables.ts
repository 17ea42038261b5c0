import { sql, type Kysely } from 'kysely'
import { fillDelivered, fillSources } from '#lib/leads/store/fill-leads'
import { isPostgres } from '#lib/leads/store/is-postgres'
import type { Tables } from '#lib/leads/store/tables'

/** Held while one of several instances does it; any number that nobody else locks. */
const lockId = 4_215_603_117

/**
 * What finds leads fast; the last is made when all the rest is done. Statistics over SQLite read their index alone, not
 * the wide rows. PostgreSQL has no index of visitors' texts: it refuses a row, and the lead with it, when they are long.
 */
const indexes = {
  sqlite: {
    lead_phone: 'phone',
    lead_statistics: 'created_at, status, language, page, ordered, source, delivered_at',
    lead_status: 'status, created_at',
  },
  postgres: { lead_phone: 'phone', lead_status: 'status, created_at' },
}

/**
 * Does what takes long in a store with many leads, while visitors and staff use it, in steps too short to be noticed:
 * fills what later versions added to leads, and makes the indexes. Goes on where it ended; over at once when all is done.
 * @param db with one connection and without a limit of time
 */
export async function finishTables(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!isPostgres(db)) return finishSqlite(connection)
    // A session's own, so it ends with the connection.
    const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${lockId}) AS taken`.execute(connection)
    if (rows[0]?.taken) await finishPostgres(connection)
  })
}

async function finishSqlite(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`SELECT name FROM sqlite_schema WHERE name = 'lead_status'`.execute(db)
  if (rows.length > 0) return
  await fillDelivered(db)
  for (const [name, columns] of Object.entries(indexes.sqlite))
    await sql`CREATE INDEX IF NOT EXISTS ${sql.id(name)} ON lead (${sql.raw(columns)})`.execute(db)
}

async function finishPostgres(db: Kysely<Tables>): Promise<void> {
  if ((await isValid(db, 'lead_status')) === true) return
  // Without it nobody waits behind an index: it is made beside those who write.
  await sql`SET lock_timeout = 0`.execute(db)
  await fillDelivered(db)
  await fillSources(db)
  for (const [name, columns] of Object.entries(indexes.postgres)) {
    const valid = await isValid(db, name)
    // One that was broken off stays, and is of no use.
    if (valid === false) await sql`DROP INDEX CONCURRENTLY ${sql.id(name)}`.execute(db)
    if (valid !== true) await sql`CREATE INDEX CONCURRENTLY ${sql.id(name)} ON lead (${sql.raw(columns)})`.execute(db)
  }
}

/** Whether an index serves; null when there is none. */
async function isValid(db: Kysely<Tables>, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`SELECT indisvalid AS valid FROM pg_index
    WHERE indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.valid ?? null
}
