import { PostgresAdapter, sql, type Kysely } from 'kysely'

const text = 'text NOT NULL'
const textOrNull = 'text'
const uniqueText = 'text NOT NULL UNIQUE'
const textKey = 'text NOT NULL PRIMARY KEY'
const number = 'integer NOT NULL'
const numberOrNull = 'integer'
/**
 * Placeholder for the type of a column that numbers the rows from 1 and never reuses a number.
 * SQLite and PostgreSQL have different SQL for this type.
 */
const identity = 'identity'
const leadId = 'text NOT NULL REFERENCES lead (id) ON DELETE CASCADE'
const appointmentId = 'text REFERENCES appointment (id)'
const eventIdOrNull = 'integer REFERENCES lead_event (id) ON DELETE CASCADE'
const staffId = 'text NOT NULL REFERENCES staff (id) ON DELETE CASCADE'
const passkeyId = 'text NOT NULL REFERENCES passkey (id) ON DELETE CASCADE'

/** Column types by table and column. A table is listed after the tables that it refers to. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  appointment: {
    id: textKey,
    at: text,
    kind: text,
    doctor: textOrNull,
    status: text,
    reminder: textOrNull,
    remindedBy: textOrNull,
    remindedAt: textOrNull,
  },
  lead: {
    number: identity,
    createdAt: text,
    status: text,
    name: text,
    phone: text,
    phoneNote: textOrNull,
    order: textOrNull,
    language: text,
    page: textOrNull,
    referrer: textOrNull,
    firstTouch: text,
    lastTouch: text,
    consentVersion: text,
    consentHash: text,
    consentLanguage: text,
    consentAt: text,
    updatedAt: text,
    id: uniqueText,
    key: uniqueText,
    day: text,
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
    callFrom: textOrNull,
    callUntil: textOrNull,
    deskStatus: `text NOT NULL DEFAULT 'new'`,
    attempts: 'integer NOT NULL DEFAULT 0',
    dueAt: textOrNull,
    reason: textOrNull,
    claimedBy: textOrNull,
    claimedUntil: textOrNull,
    firstCallAt: textOrNull,
    firstCallMinutes: numberOrNull,
    appointmentId,
    version: 'integer NOT NULL DEFAULT 1',
  },
  earlierAppointment: {
    leadId,
    appointmentId: 'text NOT NULL REFERENCES appointment (id)',
  },
  delivery: {
    id: textKey,
    leadId,
    channel: text,
    status: text,
    attempts: number,
    nextAttemptAt: text,
    scheduledAt: text,
    leasedBy: textOrNull,
    lastError: textOrNull,
    createdAt: text,
    deliveredAt: textOrNull,
    recipients: textOrNull,
  },
  leadEvent: {
    id: identity,
    leadId,
    at: text,
    staffId: textOrNull,
    action: text,
    detail: text,
    copyOf: eventIdOrNull,
  },
  erasure: {
    id: textKey,
    reason: text,
    leads: number,
    at: text,
  },
  staff: {
    id: textKey,
    email: uniqueText,
    name: text,
    role: text,
    createdAt: text,
    removedAt: textOrNull,
  },
  passkey: {
    id: textKey,
    staffId,
    publicKey: text,
    counter: 'bigint NOT NULL',
    createdAt: text,
  },
  invitation: {
    tokenHash: textKey,
    staffId,
    createdAt: text,
    expiresAt: text,
    usedAt: textOrNull,
  },
  staffSession: {
    id: textKey,
    tokenHash: uniqueText,
    staffId,
    passkeyId,
    createdAt: text,
    usedAt: text,
    flash: textOrNull,
  },
  staffDevice: {
    tokenHash: textKey,
    passkeyId,
    usedAt: text,
  },
  challenge: {
    hash: textKey,
    expiresAt: text,
  },
  audit: {
    id: identity,
    at: text,
    staffId: textOrNull,
    action: text,
    leadNumber: numberOrNull,
    about: textOrNull,
  },
  alarm: {
    code: textKey,
    at: text,
    detail: text,
  },
  visit: {
    day: text,
    event: text,
    dimension: text,
    touch: text,
    value: text,
    count: number,
  },
  link: {
    code: textKey,
    path: uniqueText,
    choice: text,
    label: text,
    madeBy: text,
    madeAt: text,
  },
  sourceSpelling: {
    spelling: textKey,
    source: text,
    mergedBy: text,
    mergedAt: text,
  },
  handoverNote: {
    version: textKey,
    text,
    staffId: text,
    at: text,
  },
  documentVersion: {
    id: identity,
    document: text,
    files: text,
    staffId: textOrNull,
    at: text,
    publishAt: textOrNull,
    base: numberOrNull,
    fileHash: text,
  },
  picture: {
    name: textKey,
    bytes: text,
    madeBy: text,
    madeAt: text,
  },
  runDay: {
    day: textKey,
  },
  heartbeat: {
    id: 'integer NOT NULL PRIMARY KEY',
    at: text,
  },
  rateLimit: {
    key: 'varchar(255) NOT NULL PRIMARY KEY',
    points: 'integer NOT NULL DEFAULT 0',
    expire: 'bigint',
  },
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const identityType = isPostgres
    ? 'integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY'
    : 'integer NOT NULL PRIMARY KEY AUTOINCREMENT'
  for (const [name, columns] of Object.entries(tables)) {
    let table = db.schema.createTable(name)
    for (const [column, type] of Object.entries(columns))
      table = table.addColumn(column, sql.raw(type === identity ? identityType : type))
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
  `CREATE INDEX lead_phone ON lead (phone, number)`,
  `CREATE INDEX lead_appointment ON lead (appointment_id) WHERE appointment_id IS NOT NULL`,
  `CREATE UNIQUE INDEX earlier_appointment_once ON earlier_appointment (appointment_id, lead_id)`,
  `CREATE INDEX earlier_appointment_lead ON earlier_appointment (lead_id)`,
  `CREATE INDEX appointment_at ON appointment (status, at)`,
  `CREATE INDEX lead_desk ON lead (desk_status, status, number)`,
  `CREATE INDEX lead_due ON lead (desk_status, status, due_at)`,
  `CREATE INDEX delivery_due ON delivery (status, channel, next_attempt_at)`,
  `CREATE INDEX document_version_document ON document_version (document, publish_at)`,
  `CREATE INDEX lead_event_lead ON lead_event (lead_id)`,
  `CREATE INDEX lead_event_copy ON lead_event (copy_of) WHERE copy_of IS NOT NULL`,
  `CREATE UNIQUE INDEX delivery_once ON delivery (lead_id, channel)`,
  `CREATE UNIQUE INDEX visit_once ON visit (dimension, touch, day, event, value)`,
]

// A lead may get a second appointment after the person came to the first. A trigger keeps the first
// appointment in `earlier_appointment`. Other triggers delete an appointment when no lead has the
// appointment any more.
//
// Further triggers refuse changes of lead events and of the audit log. Events are deleted only with
// their lead. Audit rows are deleted only when they are older than a day (retention).
//
// A copied event is deleted with the original event. The erasure of a caller therefore leaves no
// copy of this caller's notes.

const keepEarlierAppointment = `INSERT INTO earlier_appointment (lead_id, appointment_id)
    SELECT NEW.id, id FROM appointment WHERE id = OLD.appointment_id AND status = 'came'`
const forgetEarlierAppointment = `DELETE FROM earlier_appointment
    WHERE lead_id = NEW.id AND appointment_id = NEW.appointment_id`
const deleteLeftAppointment = `DELETE FROM appointment WHERE id = OLD.appointment_id
    AND NOT EXISTS (SELECT 1 FROM lead WHERE appointment_id = OLD.appointment_id)
    AND NOT EXISTS (SELECT 1 FROM earlier_appointment WHERE appointment_id = OLD.appointment_id)`

const sqliteOnly = [
  // In SQLite a search reads only this index. PostgreSQL limits the size of an index row, and
  // searches the table as fast without this index. PostgreSQL therefore gets no such index.
  `CREATE INDEX lead_search ON lead (search, caller)`,
  // In SQLite the statistics read only this index. PostgreSQL limits the size of an index row, so
  // PostgreSQL gets no such index.
  `CREATE INDEX lead_statistics ON lead
    (status, day, source, medium, campaign, content, landing, first_source, first_medium, first_campaign, first_content,
    first_landing, referrer_host, "order", language, page, first_call_minutes, appointment_id)`,
  `CREATE TRIGGER appointment_left AFTER UPDATE OF appointment_id ON lead
    WHEN OLD.appointment_id IS NOT NEW.appointment_id
    BEGIN ${keepEarlierAppointment}; ${forgetEarlierAppointment}; ${deleteLeftAppointment}; END`,
  `CREATE TRIGGER appointment_removed AFTER DELETE ON lead WHEN OLD.appointment_id IS NOT NULL
    BEGIN ${deleteLeftAppointment}; END`,
  `CREATE TRIGGER earlier_appointment_removed AFTER DELETE ON earlier_appointment
    BEGIN ${deleteLeftAppointment}; END`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE ON lead_event
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END`,
  `CREATE TRIGGER lead_event_removed BEFORE DELETE ON lead_event
    WHEN EXISTS (SELECT 1 FROM lead WHERE id = OLD.lead_id)
      AND (OLD.copy_of IS NULL OR EXISTS (SELECT 1 FROM lead_event WHERE id = OLD.copy_of))
    BEGIN SELECT RAISE(ABORT, 'events go only with their lead'); END`,
  `CREATE TRIGGER audit_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
  `CREATE TRIGGER audit_removed BEFORE DELETE ON audit
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
    BEGIN SELECT RAISE(ABORT, 'the audit is append-only'); END`,
]

const postgresOnly = [
  `CREATE INDEX lead_status ON lead (status, day)`,
  `CREATE FUNCTION delete_left_appointment() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN ${deleteLeftAppointment}; RETURN NULL; END $$`,
  `CREATE FUNCTION replace_appointment() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN ${keepEarlierAppointment}; ${forgetEarlierAppointment}; ${deleteLeftAppointment};
    RETURN NULL; END $$`,
  `CREATE TRIGGER appointment_left AFTER UPDATE OF appointment_id ON lead FOR EACH ROW
    WHEN (OLD.appointment_id IS DISTINCT FROM NEW.appointment_id) EXECUTE FUNCTION replace_appointment()`,
  `CREATE TRIGGER earlier_appointment_removed AFTER DELETE ON earlier_appointment
    FOR EACH ROW EXECUTE FUNCTION delete_left_appointment()`,
  `CREATE TRIGGER appointment_removed AFTER DELETE ON lead FOR EACH ROW
    WHEN (OLD.appointment_id IS NOT NULL) EXECUTE FUNCTION delete_left_appointment()`,
  `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$`,
  `CREATE TRIGGER lead_event_kept BEFORE UPDATE ON lead_event
    FOR EACH ROW EXECUTE FUNCTION refuse('events are never changed')`,
  // This trigger refuses only direct deletions. Deleting a lead deletes its events, and their
  // copies, through foreign keys. PostgreSQL implements a foreign key as a trigger, so
  // pg_trigger_depth() is above 0 during these deletions.
  `CREATE TRIGGER lead_event_removed BEFORE DELETE ON lead_event
    FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse('events go only with their lead')`,
  `CREATE TRIGGER audit_changed BEFORE UPDATE ON audit
    FOR EACH ROW EXECUTE FUNCTION refuse('the audit is append-only')`,
  `CREATE TRIGGER audit_removed BEFORE DELETE ON audit
    FOR EACH ROW WHEN (OLD.at::timestamptz > now() - interval '1 day')
    EXECUTE FUNCTION refuse('the audit is append-only')`,
]
