import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'

/** A lead is delivered once a channel that carries it took it: what only tells that it came does not count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await (isPostgres(db) ? inPostgres(db) : inSqlite(db))
}

async function inSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TRIGGER delivery_arrived`.execute(db)
  await sql`CREATE TRIGGER delivery_arrived AFTER UPDATE OF status ON delivery
    WHEN NEW.status = 'delivered' AND NEW.channel NOT IN ('webhook', 'telegram')
    BEGIN
      UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
    END`.execute(db)
}

async function inPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE OR REPLACE FUNCTION delivery_arrived() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.channel NOT IN ('webhook', 'telegram') THEN
        UPDATE lead SET delivered_at = NEW.delivered_at WHERE id = NEW.lead_id AND delivered_at IS NULL;
      END IF;
      RETURN NULL;
    END $$`.execute(db)
}
