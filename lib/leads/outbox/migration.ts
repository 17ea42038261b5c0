import { sql, type Kysely, type Migration } from 'kysely'

/** How long a delivery is tried, in milliseconds. */
const patience = 72 * 3_600_000

/**
 * What staff were told of, and a new life for deliveries that a refusal had ended: until now it put them on hold, which
 * only staff may do. Those of the last 72 hours are tried again, older ones are given up, which staff are told.
 */
export const outboxMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notice')
      .addColumn('kind', 'text', (column) => column.primaryKey())
      .addColumn('told_until', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .execute()
    const now = new Date()
    const [at, young] = [now.toISOString(), new Date(now.getTime() - patience).toISOString()]
    await sql`UPDATE delivery SET
        status = CASE WHEN created_at > ${young} THEN 'pending' ELSE 'dead' END,
        next_attempt_at = ${at}, scheduled_at = ${at}
      WHERE status = 'parked' AND (last_error IS NULL OR last_error <> 'parked by staff')`.execute(db)
  },
}
