import { sql, type Kysely } from 'kysely'

/** How long a delivery is tried. */
const maxAgeMs = 72 * 3_600_000

/**
 * Notices to staff, and new attempts at deliveries that a refusal had put on hold, which only staff may do since: those of
 * the last 72 hours are due, older ones are dead letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute()
  const now = new Date()
  const [at, oldest] = [now.toISOString(), new Date(now.getTime() - maxAgeMs).toISOString()]
  await sql`UPDATE delivery SET
      status = CASE WHEN created_at > ${oldest} THEN 'pending' ELSE 'dead' END,
      next_attempt_at = ${at}, scheduled_at = ${at}
    WHERE status = 'parked' AND (last_error IS NULL OR last_error <> 'parked by staff')`.execute(db)
}
