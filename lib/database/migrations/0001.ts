import { PostgresAdapter, sql, type Generated, type Kysely } from 'kysely'
import type { Locale } from '#lib/i18n/locales'
import type { DeskStatus } from '#lib/database/tables'

type Column<T> = { type: string; value?: T }

export type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer T> ? T : never
}

const column = <T = string>(type: string): Column<T> => ({ type })

const text = column('text NOT NULL')
const optional = column<string | null>('text')
const unique = column('text NOT NULL UNIQUE')
const key = column('text PRIMARY KEY')
const whole = column<number>('integer NOT NULL')
const counter = column<number>('bigint NOT NULL')
/** Numbers rows from 1 and gives no number twice. */
const identity = column<Generated<number>>('identity')
const role = column<'marketing' | 'editor' | 'reception' | 'admin'>('text NOT NULL')
const ofLead = column('text NOT NULL REFERENCES lead (id) ON DELETE CASCADE')
const ofStaff = column('text NOT NULL REFERENCES staff (id) ON DELETE CASCADE')
const ofPasskey = column('text NOT NULL REFERENCES passkey (id) ON DELETE CASCADE')

/** In the order of staff's tables. */
export const signUp = {
  createdAt: text,
  /** `new` waits for staff; `suspected` is probable spam, stored but delivered to nobody. */
  status: column<'new' | 'suspected'>('text NOT NULL'),
  name: text,
  /** E.164. */
  phone: text,
  /** Text typed behind the number, such as an extension; only staff see it. */
  phoneNote: optional,
  /** Code of the package or request the visitor had chosen, null for a plain consultation. */
  order: optional,
  language: column<Locale>('text NOT NULL'),
  page: optional,
  referrer: optional,
  /** Of the first and of the latest visit that came by a campaign. */
  firstTouch: text,
  lastTouch: text,
  consentVersion: text,
  /** SHA-256 of the accepted text in the language shown. */
  consentHash: text,
  consentLanguage: column<Locale>('text NOT NULL'),
  consentAt: text,
  updatedAt: text,
  id: unique,
  key: unique,
}

/** The tables. Times are ISO 8601 in UTC, days are Kyiv's; both, and JSON, are text in either database. */
export const tables = {
  lead: {
    /** That people say on the phone. */
    number: identity,
    ...signUp,
    day: text,
    /** All leads of a caller have it: the phone, or the own id where digits of it are missing, which may be anybody's. */
    caller: text,
    source: text,
    medium: text,
    campaign: text,
    content: text,
    landing: text,
    firstSource: text,
    firstMedium: text,
    firstCampaign: text,
    firstContent: text,
    firstLanding: text,
    referrerHost: text,
    search: text,
    // What staff have done about it; `visit…` is the appointment of a booked one.
    deskStatus: column<Generated<DeskStatus>>(`text NOT NULL DEFAULT 'new'`),
    attempts: column<Generated<number>>('integer NOT NULL DEFAULT 0'),
    dueAt: column<Generated<string | null>>('text'),
    reason: column<Generated<string | null>>('text'),
    claimedBy: column<Generated<string | null>>('text'),
    claimedUntil: column<Generated<string | null>>('text'),
    firstCallAt: column<Generated<string | null>>('text'),
    firstCallMinutes: column<Generated<number | null>>('integer'),
    appointmentAt: column<Generated<string | null>>('text'),
    appointmentKind: column<Generated<string | null>>('text'),
    appointmentDoctor: column<Generated<string | null>>('text'),
    version: column<Generated<number>>('integer NOT NULL DEFAULT 1'),
  },
  /** The outbox. `nextAttemptAt` was set at `scheduledAt`; of a claimed delivery it is the end of the lease. */
  delivery: {
    id: key,
    leadId: ofLead,
    channel: text,
    status: text,
    attempts: whole,
    nextAttemptAt: text,
    scheduledAt: text,
    leasedBy: optional,
    lastError: optional,
    createdAt: text,
    deliveredAt: optional,
    /** Addresses that still wait while others have the lead, as a JSON list; null means all of them. */
    recipients: optional,
  },
  /** What was done with a lead, by whom (null: by the site), with details as JSON; rows are only added. */
  leadEvent: {
    id: identity,
    leadId: ofLead,
    at: text,
    staffId: optional,
    action: text,
    detail: text,
  },
  /** Proof that leads were erased, without whose they were. */
  erasure: { id: key, reason: text, leads: whole, at: text },
  /** Who may enter the desk (`lib/auth`), by `name` to colleagues. Removed, a person stays, so that the audit tells who it was. */
  staff: { id: key, email: unique, name: text, role, createdAt: text, removedAt: optional },
  /** `id` is the credential's, `publicKey` is base64url. Tokens and challenges are kept as hashes. */
  passkey: { id: key, staffId: ofStaff, publicKey: text, counter, createdAt: text },
  invitation: {
    tokenHash: key,
    staffId: ofStaff,
    createdAt: text,
    expiresAt: text,
    usedAt: optional,
  },
  /** Began when the passkey was asked for last; `flash` is what the next page of the desk tells, as JSON. */
  staffSession: {
    id: key,
    tokenHash: unique,
    staffId: ofStaff,
    passkeyId: ofPasskey,
    createdAt: text,
    usedAt: text,
    flash: column<Generated<string | null>>('text'),
  },
  /** A browser in which a passkey has signed in, known by a cookie. */
  staffDevice: { tokenHash: key, passkeyId: ofPasskey, usedAt: text },
  challenge: { hash: key, expiresAt: text },
  /** Append-only. `staffId` is null for the command; `about` is the member of staff, document, picture or link. */
  audit: {
    id: identity,
    at: text,
    staffId: optional,
    action: text,
    leadNumber: column<number | null>('integer'),
    about: optional,
  },
  /** What staff must be told of, since when (`at`); the row `mail` is of the last mail about it, and when the next may be. */
  alarm: { code: key, at: text, detail: text },
  /** How often a page was opened, its form viewed and started, by one dimension; nothing about anybody. */
  visit: { day: text, event: text, dimension: text, touch: text, value: text, count: whole },
  /** Saved campaigns: `path` is one of our own with its parameters, `choice` what it was made of, as a query. */
  link: { code: key, path: unique, choice: text, label: text, madeBy: text, madeAt: text },
  /**
   * What was edited of `content/` (`lib/editing`): `files` of a document as JSON, by path; null for one that was taken
   * off. It holds from `publishAt` on, or is a draft. `base` is the row it began with, `fileHash` the folder's files then.
   */
  documentVersion: {
    id: identity,
    document: text,
    files: text,
    staffId: optional,
    at: text,
    publishAt: optional,
    base: column<number | null>('integer'),
    fileHash: text,
  },
  /** Pictures of articles as files of `public/`, by the names that the site gives them; `bytes` is base64. */
  picture: { name: key, bytes: text, madeBy: text, madeAt: text },
  /** Days of UTC on which the site ran: retention counts them. */
  runDay: { day: key },
  heartbeat: { id: column<Generated<number>>('integer PRIMARY KEY'), at: text },
  /** As rate-limiter-flexible wants it. */
  rateLimit: {
    key: column('varchar(255) PRIMARY KEY'),
    points: column<Generated<number>>('integer NOT NULL DEFAULT 0'),
    expire: column<number | null>('bigint'),
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const numbered = isPostgres
    ? 'integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
    : 'integer PRIMARY KEY AUTOINCREMENT'
  for (const [name, columns] of Object.entries<Record<string, Column<unknown>>>(tables)) {
    let table = db.schema.createTable(name)
    for (const [column, { type }] of Object.entries(columns))
      table = table.addColumn(column, sql.raw(type === identity.type ? numbered : type))
    await table.execute()
  }
  for (const statement of [...indexes, ...(isPostgres ? postgresOnly : sqliteOnly)])
    await sql.raw(statement).execute(db)
}

const indexes = [
  `CREATE INDEX lead_created_at ON lead (created_at)`,
  `CREATE INDEX lead_day ON lead (day)`,
  `CREATE INDEX lead_campaign ON lead (campaign, number)`,
  `CREATE INDEX lead_order ON lead ("order", number)`,
  `CREATE INDEX lead_caller ON lead (caller, number)`,
  `CREATE INDEX lead_appointment ON lead (appointment_at) WHERE appointment_at IS NOT NULL`,
  `CREATE INDEX lead_desk ON lead (desk_status, status, number)`,
  `CREATE INDEX lead_due ON lead (desk_status, status, due_at)`,
  `CREATE INDEX delivery_due ON delivery (status, channel, next_attempt_at)`,
  `CREATE INDEX document_version_document ON document_version (document, publish_at)`,
  `CREATE INDEX lead_event_lead ON lead_event (lead_id)`,
  `CREATE UNIQUE INDEX delivery_once ON delivery (lead_id, channel)`,
  `CREATE UNIQUE INDEX visit_once ON visit (dimension, touch, day, event, value)`,
]

// Events are never changed, and go only with their lead; nobody changes the audit, and retention keeps a day of it.

const sqliteOnly = [
  // A search reads it alone; PostgreSQL reads the table as fast, and has no room for long rows in an index.
  `CREATE INDEX lead_search ON lead (search, caller)`,
  // The statistics of a year are read from it alone; PostgreSQL allows no index row of so many long texts.
  `CREATE INDEX lead_statistics ON lead
    (status, day, source, medium, campaign, content, landing, first_source, first_medium, first_campaign, first_content,
    first_landing, referrer_host, "order", language, page, desk_status, first_call_minutes)`,
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
  `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE ON lead_event
    FOR EACH ROW EXECUTE FUNCTION refuse('events are never changed')`,
  // A lead takes its events along by a trigger of the database's own.
  `CREATE TRIGGER lead_event_removed BEFORE DELETE ON lead_event
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse('events go only with their lead')`,
  `CREATE TRIGGER audit_changed BEFORE UPDATE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse('the audit is append-only')`,
  `CREATE TRIGGER audit_removed BEFORE DELETE ON audit
    FOR EACH ROW WHEN (OLD.at::timestamptz > now() - interval '1 day')
    EXECUTE FUNCTION refuse('the audit is append-only')`,
]
