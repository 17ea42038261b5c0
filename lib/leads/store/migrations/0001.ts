import { sql, type Kysely } from 'kysely'
import { isPostgres } from '#lib/leads/store/tables'

/** The tables. Times are ISO 8601 in UTC, days are Kyiv's; both, and JSON, are text in either database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = isPostgres(db)
    ? [...tables('bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY', 'bigint'), ...postgresOnly]
    : [...tables('integer PRIMARY KEY AUTOINCREMENT', 'integer'), ...sqliteOnly]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** @param identity numbers rows from 1 and gives no number twice */
const tables = (identity: string, bigint: string) => [
  `CREATE TABLE lead (
    number ${identity.replace('bigint', 'integer')},
    id text NOT NULL UNIQUE,
    key text NOT NULL UNIQUE,
    name text NOT NULL,
    phone text NOT NULL,
    status text NOT NULL,
    ordered text,
    removed_order text,
    language text NOT NULL,
    page text,
    referrer text,
    first_touch text NOT NULL,
    last_touch text NOT NULL,
    day text NOT NULL,
    caller text NOT NULL,
    source text NOT NULL,
    medium text NOT NULL,
    campaign text NOT NULL,
    content text NOT NULL,
    landing text NOT NULL,
    first_source text NOT NULL,
    first_medium text NOT NULL,
    first_campaign text NOT NULL,
    first_content text NOT NULL,
    first_landing text NOT NULL,
    referrer_host text NOT NULL,
    search text NOT NULL,
    consent_version text NOT NULL,
    consent_hash text NOT NULL,
    consent_language text NOT NULL,
    consent_at text NOT NULL,
    desk_status text NOT NULL DEFAULT 'new',
    attempts integer NOT NULL DEFAULT 0,
    due_at text,
    reason text,
    claimed_by text,
    claimed_until text,
    first_call_at text,
    first_call_minutes integer,
    visit_at text,
    visit_kind text,
    visit_doctor text,
    version integer NOT NULL DEFAULT 1,
    created_at text NOT NULL,
    updated_at text NOT NULL
  )`,
  `CREATE INDEX lead_created_at ON lead (created_at)`,
  `CREATE INDEX lead_day ON lead (day)`,
  `CREATE INDEX lead_campaign ON lead (campaign, number)`,
  `CREATE INDEX lead_ordered ON lead (ordered, number)`,
  `CREATE INDEX lead_caller ON lead (caller, number)`,
  `CREATE INDEX lead_visit ON lead (visit_at) WHERE visit_at IS NOT NULL`,
  `CREATE INDEX lead_desk ON lead (desk_status, status, number)`,
  `CREATE INDEX lead_due ON lead (desk_status, status, due_at)`,
  `CREATE TABLE delivery (
    id text PRIMARY KEY,
    lead_id text NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    channel text NOT NULL,
    status text NOT NULL,
    attempts integer NOT NULL,
    next_attempt_at text NOT NULL,
    scheduled_at text NOT NULL,
    leased_by text,
    leased_until text,
    last_error text,
    created_at text NOT NULL,
    delivered_at text,
    UNIQUE (lead_id, channel)
  )`,
  `CREATE INDEX delivery_due ON delivery (status, channel, next_attempt_at)`,
  `CREATE TABLE lead_event (
    id ${identity},
    lead_id text NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    at text NOT NULL,
    staff_id text,
    action text NOT NULL,
    detail text NOT NULL
  )`,
  `CREATE INDEX lead_event_lead ON lead_event (lead_id)`,
  `CREATE TABLE erasure (
    id text PRIMARY KEY,
    reason text NOT NULL,
    phone_hash text,
    leads integer NOT NULL,
    at text NOT NULL
  )`,
  // Who may enter the desk (`lib/auth`).
  `CREATE TABLE staff (
    id text PRIMARY KEY,
    email text NOT NULL UNIQUE,
    name text NOT NULL,
    role text NOT NULL,
    created_at text NOT NULL,
    removed_at text
  )`,
  `CREATE TABLE passkey (
    id text PRIMARY KEY,
    staff_id text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    counter ${bigint} NOT NULL,
    created_at text NOT NULL,
    used_at text
  )`,
  `CREATE TABLE invitation (
    token_hash text PRIMARY KEY,
    staff_id text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    created_at text NOT NULL,
    expires_at text NOT NULL,
    used_at text
  )`,
  `CREATE TABLE staff_session (
    id text PRIMARY KEY,
    token_hash text NOT NULL UNIQUE,
    staff_id text NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
    passkey_id text NOT NULL REFERENCES passkey (id) ON DELETE CASCADE,
    created_at text NOT NULL,
    used_at text NOT NULL,
    flash text
  )`,
  `CREATE TABLE staff_device (
    token_hash text PRIMARY KEY,
    passkey_id text NOT NULL REFERENCES passkey (id) ON DELETE CASCADE,
    used_at text NOT NULL
  )`,
  `CREATE TABLE challenge (hash text PRIMARY KEY, expires_at text NOT NULL)`,
  `CREATE TABLE audit (
    id ${identity},
    at text NOT NULL,
    staff_id text,
    action text NOT NULL,
    lead_number integer,
    about text
  )`,
  `CREATE TABLE alarm (code text PRIMARY KEY, at text NOT NULL, detail text NOT NULL)`,
  `CREATE TABLE visit (
    day text NOT NULL,
    event text NOT NULL,
    dimension text NOT NULL,
    touch text NOT NULL,
    value text NOT NULL,
    count integer NOT NULL,
    PRIMARY KEY (dimension, touch, day, event, value)
  )`,
  `CREATE TABLE link (
    code text PRIMARY KEY,
    path text NOT NULL UNIQUE,
    choice text NOT NULL,
    label text NOT NULL,
    made_by text NOT NULL,
    made_at text NOT NULL
  )`,
  // On which the site ran: retention counts them.
  `CREATE TABLE run_day (day text PRIMARY KEY)`,
  `CREATE TABLE heartbeat (id integer PRIMARY KEY, at text NOT NULL)`,
  // As rate-limiter-flexible wants it.
  `CREATE TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
]

// Events are never changed, and go only with their lead; nobody changes the audit, and retention keeps a day of it.

const sqliteOnly = [
  // A search reads it alone; PostgreSQL reads the table as fast, and has no room for long rows in an index.
  `CREATE INDEX lead_search ON lead (search)`,
  // The statistics of a year are read from it alone; PostgreSQL allows no index row of so many long texts.
  `CREATE INDEX lead_statistics ON lead
    (status, day, source, medium, campaign, content, landing, first_source, first_medium, first_campaign, first_content,
    first_landing, referrer_host, ordered, language, page, desk_status, first_call_minutes)`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE ON lead_event
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END`,
  `CREATE TRIGGER lead_event_removed BEFORE DELETE ON lead_event
    WHEN EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id)
    BEGIN SELECT RAISE(ABORT, 'events go only with their lead'); END`,
  `CREATE TRIGGER audit_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
  `CREATE TRIGGER audit_removed BEFORE DELETE ON audit
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
]

const postgresOnly = [
  `CREATE INDEX lead_status ON lead (status, day)`,
  // Revalidations that every instance on this database repeats; SQLite serves one instance.
  `CREATE TABLE invalidation (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    request text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE FUNCTION lead_event_kept() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id) THEN
        RAISE EXCEPTION 'events are never changed, and go only with their lead';
      END IF;
      RETURN OLD;
    END $$`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE OR DELETE ON lead_event
    FOR EACH ROW EXECUTE FUNCTION lead_event_kept()`,
  `CREATE FUNCTION audit_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.at::timestamptz <= now() - interval '1 day' THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'the audit is append-only';
    END $$`,
  `CREATE TRIGGER audit_changed BEFORE UPDATE OR DELETE ON audit
    FOR EACH ROW EXECUTE FUNCTION audit_is_append_only()`,
]
