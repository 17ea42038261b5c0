import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'

/** What the desk keeps of leads. `backfill` gives older leads their entries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db)
  await db.schema
    .createTable('desk_entry')
    .addColumn('number', 'integer', (column) =>
      (postgres ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey(),
    )
    .addColumn('lead_id', 'text', (column) => column.notNull().unique().references('lead.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('suspected', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('ordered', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'text')
    .addColumn('reason', 'text')
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('first_call_at', 'text')
    .addColumn('first_call_minutes', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  const indexes = {
    status: ['status', 'suspected', 'number'],
    due: ['status', 'due_at'],
    day: ['day'],
    campaign: ['campaign', 'number'],
    ordered: ['ordered', 'number'],
  }
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`desk_entry_${name}`).on('desk_entry').columns(columns).execute()

  await db.schema
    .createTable('lead_event')
    .addColumn('id', postgres ? 'bigint' : 'integer', (column) =>
      (postgres ? column.generatedAlwaysAsIdentity() : column.autoIncrement()).primaryKey(),
    )
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('lead_event_lead').on('lead_event').column('lead_id').execute()

  // Words are compared byte by byte in either database, so that one range holds all that begin alike.
  await sql`CREATE TABLE lead_word (
    word text ${sql.raw(postgres ? 'COLLATE "C"' : '')} NOT NULL,
    number integer NOT NULL REFERENCES desk_entry (number) ON DELETE CASCADE,
    PRIMARY KEY (word, number)
  ) ${sql.raw(postgres ? '' : 'WITHOUT ROWID')}`.execute(db)
  await db.schema.createIndex('lead_word_number').on('lead_word').column('number').execute()
  for (const statement of postgres ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db)
}

/** Events are never changed, and go only with their lead; whether a lead is suspected is copied to its entry. */
const sqliteTriggers = [
  `CREATE TRIGGER lead_suspected AFTER UPDATE OF status ON lead
    BEGIN
      UPDATE desk_entry SET suspected = (NEW.status = 'suspected') WHERE lead_id = NEW.id;
    END`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE ON lead_event
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END`,
  `CREATE TRIGGER lead_event_removed BEFORE DELETE ON lead_event
    WHEN EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id)
    BEGIN SELECT RAISE(ABORT, 'events go only with their lead'); END`,
]

const postgresTriggers = [
  `CREATE FUNCTION lead_suspected() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE desk_entry SET suspected = (NEW.status = 'suspected')::integer WHERE lead_id = NEW.id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER lead_suspected AFTER UPDATE OF status ON lead
    FOR EACH ROW EXECUTE FUNCTION lead_suspected()`,
  `CREATE FUNCTION lead_event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id) THEN
        RAISE EXCEPTION 'events are never changed, and go only with their lead';
      END IF;
      RETURN OLD;
    END $$`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE OR DELETE ON lead_event
    FOR EACH ROW EXECUTE FUNCTION lead_event_kept()`,
]
