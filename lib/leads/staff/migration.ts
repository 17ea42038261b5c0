import { sql, type Kysely, type Migration } from 'kysely'
import { isPostgres } from '#lib/leads/store/is-postgres'

/**
 * What lists and statistics over a million leads need: when a lead first reached somebody, kept by a trigger whoever
 * settles its deliveries, and the source of its latest campaign.
 */
export const staffMigration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('lead').addColumn('delivered_at', 'text').execute()
    await (isPostgres(db) ? inPostgres(db) : inSqlite(db))
    await db.schema.createIndex('lead_status').on('lead').columns(['status', 'created_at']).execute()
    await sql`UPDATE lead SET delivered_at = (
      SELECT min(delivered_at) FROM delivery WHERE lead_id = lead.id AND delivery.status = 'delivered'
    )`.execute(db)
  },
}

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lead ADD COLUMN source text
    GENERATED ALWAYS AS (coalesce(json_extract(last_touch, '$.utm_source'), '')) VIRTUAL`.execute(db)
  await sql`CREATE TRIGGER delivery_arrived AFTER UPDATE OF status ON delivery WHEN NEW.status = 'delivered'
    BEGIN
      UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
    END`.execute(db)
  // Statistics read this index alone, not the wide rows.
  await sql`CREATE INDEX lead_statistics
    ON lead (created_at, status, language, page, ordered, source, delivered_at)`.execute(db)
}

/** No index of visitors' texts here: PostgreSQL refuses a row, and the lead with it, when they are long. */
async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lead ADD COLUMN source text
    GENERATED ALWAYS AS (coalesce(last_touch::jsonb ->> 'utm_source', '')) STORED`.execute(db)
  await sql`CREATE FUNCTION delivery_arrived() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
      RETURN NULL;
    END $$`.execute(db)
  await sql`CREATE TRIGGER delivery_arrived AFTER UPDATE OF status ON delivery
    FOR EACH ROW WHEN (NEW.status = 'delivered') EXECUTE FUNCTION delivery_arrived()`.execute(db)
}
