import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'

/**
 * When a lead was first delivered, set by a trigger whoever settles its deliveries, and the source of its latest
 * campaign, for lists and statistics over a million leads. `backfill` fills older leads and creates the indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('delivered_at', 'text').execute()
  await (isPostgres(db) ? inPostgres(db) : inSqlite(db))
}

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lead ADD COLUMN source text
    GENERATED ALWAYS AS (coalesce(json_extract(last_touch, '$.utm_source'), '')) VIRTUAL`.execute(db)
  await sql`CREATE TRIGGER delivery_arrived AFTER UPDATE OF status ON delivery WHEN NEW.status = 'delivered'
    BEGIN
      UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
    END`.execute(db)
}

/** A generated column would write all leads anew while nobody can reach them. */
async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE lead ADD COLUMN source text`.execute(db)
  await sql`CREATE FUNCTION lead_source() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.source := coalesce(NEW.last_touch::jsonb ->> 'utm_source', '');
      RETURN NEW;
    END $$`.execute(db)
  await sql`CREATE TRIGGER lead_source BEFORE INSERT OR UPDATE OF last_touch ON lead
    FOR EACH ROW EXECUTE FUNCTION lead_source()`.execute(db)
  await sql`CREATE FUNCTION delivery_arrived() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
      RETURN NULL;
    END $$`.execute(db)
  await sql`CREATE TRIGGER delivery_arrived AFTER UPDATE OF status ON delivery
    FOR EACH ROW WHEN (NEW.status = 'delivered') EXECUTE FUNCTION delivery_arrived()`.execute(db)
}
