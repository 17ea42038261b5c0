import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/dialect'

/** Who may enter the desk, and the audit, which nobody changes and only retention removes (`lib/staff`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const inPostgres = isPostgres(db)
  const staff = sql`staff_id text NOT NULL REFERENCES staff (id) ON DELETE CASCADE`
  await sql`CREATE TABLE staff (
    id text PRIMARY KEY, email text NOT NULL UNIQUE, role text NOT NULL, created_at text NOT NULL, removed_at text
  )`.execute(db)
  await sql`CREATE TABLE passkey (
    id text PRIMARY KEY, ${staff}, public_key text NOT NULL, counter ${inPostgres ? sql`bigint` : sql`integer`} NOT NULL,
    created_at text NOT NULL, used_at text
  )`.execute(db)
  await sql`CREATE TABLE invitation (
    token_hash text PRIMARY KEY, ${staff}, created_at text NOT NULL, expires_at text NOT NULL, used_at text
  )`.execute(db)
  await sql`CREATE TABLE staff_session (
    id text PRIMARY KEY, token_hash text NOT NULL UNIQUE, ${staff}, created_at text NOT NULL, used_at text NOT NULL
  )`.execute(db)
  await sql`CREATE TABLE challenge (hash text PRIMARY KEY, expires_at text NOT NULL)`.execute(db)
  const id = inPostgres ? sql`bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY` : sql`integer PRIMARY KEY AUTOINCREMENT`
  await sql`CREATE TABLE audit (
    id ${id}, at text NOT NULL, staff_id text, action text NOT NULL, lead_number integer, about text
  )`.execute(db)
  await (inPostgres ? appendOnlyInPostgres(db) : appendOnlyInSqlite(db))
}

/** Retention keeps a day at least, so that what was done today is there tomorrow. */
async function appendOnlyInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER audit_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`.execute(db)
  await sql`CREATE TRIGGER audit_removed BEFORE DELETE ON audit
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`.execute(db)
}

async function appendOnlyInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at::timestamptz <= now() - interval '1 day' THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'the audit is append-only';
    END $$`.execute(db)
  await sql`CREATE TRIGGER audit_changed BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_is_append_only()`.execute(db)
}
