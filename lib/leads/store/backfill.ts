import { sql, type RawBuilder } from 'kysely'
import { addDeskEntries } from '#lib/leads/store/desk-entries'
import { isPostgres } from '#lib/leads/store/dialect'
import { fromRow, type Db } from '#lib/leads/store/tables'

/** Held by the instance that does it; any number that nobody else locks. */
const lockId = 4_215_603_117

const leadsPerStep = 1000

/**
 * The last is created when all the rest is done. Statistics over SQLite read their index alone, not the wide rows.
 * PostgreSQL has no index of visitors' texts: it refuses a row, and the lead with it, when they are long.
 */
const indexes = {
  sqlite: {
    lead_phone: 'phone',
    lead_statistics: 'created_at, status, language, page, ordered, source, delivered_at',
    lead_status: 'status, created_at',
  },
  postgres: { lead_phone: 'phone', lead_status: 'status, created_at' },
}

/** What the desk's figures are counted of: SQLite reads them off the index, several times as quickly as off the rows. */
const figureColumns = 'suspected, day, source, campaign, page, ordered, language, first_call_minutes, status, reason'

/**
 * Does what migrations leave out as it takes long with many leads, in short steps beside visitors and staff: fills the
 * columns of older leads and creates the indexes. Goes on where it ended; over at once when all is done.
 * @param db with one connection and without a time-out
 */
export async function backfill(db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!isPostgres(db)) {
      await backfillSqlite(connection)
      await addOlderEntries(connection)
      await sql`CREATE INDEX IF NOT EXISTS desk_entry_figures ON desk_entry (${sql.raw(figureColumns)})`.execute(
        connection,
      )
      return
    }
    // The lock is the session's, so it ends with the connection.
    const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${lockId}) AS taken`.execute(connection)
    if (!rows[0]?.taken) return
    await backfillPostgres(connection)
    await addOlderEntries(connection)
  })
}

async function backfillSqlite(db: Db): Promise<void> {
  const { rows } = await sql`SELECT name FROM sqlite_schema WHERE name = 'lead_status'`.execute(db)
  if (rows.length > 0) return
  await fillDelivered(db)
  for (const [name, columns] of Object.entries(indexes.sqlite))
    await sql`CREATE INDEX IF NOT EXISTS ${sql.id(name)} ON lead (${sql.raw(columns)})`.execute(db)
}

async function backfillPostgres(db: Db): Promise<void> {
  if ((await isValid(db, 'lead_status')) === true) return
  // Nobody waits behind an index that is created concurrently.
  await sql`SET lock_timeout = 0`.execute(db)
  await fillDelivered(db)
  await fill(db, sql`source = coalesce(last_touch::jsonb ->> 'utm_source', '')`, sql`source IS NULL`)
  for (const [name, columns] of Object.entries(indexes.postgres)) {
    const valid = await isValid(db, name)
    // One that was broken off stays, and is of no use.
    if (valid === false) await sql`DROP INDEX CONCURRENTLY ${sql.id(name)}`.execute(db)
    if (valid !== true) await sql`CREATE INDEX CONCURRENTLY ${sql.id(name)} ON lead (${sql.raw(columns)})`.execute(db)
  }
}

/** Whether an index is in use; null when there is none. */
async function isValid(db: Db, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ valid: boolean }>`SELECT indisvalid AS valid FROM pg_index
    WHERE indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.valid ?? null
}

function fillDelivered(db: Db): Promise<void> {
  // Were the status a condition, SQLite would look for the lead among all that were delivered.
  const delivered = sql`CASE WHEN status = 'delivered' THEN delivered_at END`
  const first = sql`(SELECT min(${delivered}) FROM delivery WHERE lead_id = lead.id)`
  return fill(db, sql`delivered_at = ${first}`, sql`delivered_at IS NULL AND ${first} IS NOT NULL`)
}

/**
 * Gives leads that a version before the desk stored their entries, in the order in which they came: closed, or new when
 * they came after the desk's tables, from an instance that is still to be replaced.
 */
async function addOlderEntries(db: Db): Promise<void> {
  const { rows } = await sql<{ complete: number | boolean; since: string }>`SELECT
    (SELECT count(*) FROM lead) = (SELECT count(*) FROM desk_entry) AS complete,
    (SELECT timestamp FROM kysely_migration WHERE name = '0008-desk') AS since`.execute(db)
  const [state] = rows
  if (!state || state.complete) return
  for (let last = { createdAt: '', id: '' }; ;) {
    const started = performance.now()
    const end = await db.transaction().execute((transaction) => addNextEntries(transaction, last, state.since))
    if (end === undefined) return
    last = { createdAt: end.createdAt, id: end.id }
    await rest(started)
  }
}

async function addNextEntries(db: Db, last: { createdAt: string; id: string }, since: string) {
  const rows = await db
    .selectFrom('lead')
    .leftJoin('deskEntry', 'deskEntry.leadId', 'lead.id')
    .selectAll('lead')
    .select('number')
    .where((eb) => eb(eb.refTuple('lead.createdAt', 'lead.id'), '>', eb.tuple(last.createdAt, last.id)))
    .orderBy('lead.createdAt')
    .orderBy('lead.id')
    .limit(leadsPerStep)
    .execute()
  const missing = rows.filter(({ number }) => number === null)
  const entries = missing.map(({ ordered, ...row }) => ({
    lead: fromRow({ ...row, order: ordered }),
    ...(row.createdAt < since && { status: 'closed', reason: 'beforeDesk' }),
  }))
  await addDeskEntries(db, entries)
  return rows.at(-1)
}

/** Lets others write for as long as a step took. */
function rest(started: number): Promise<void> {
  const elapsed = performance.now() - started
  return new Promise((resolve) => setTimeout(resolve, elapsed))
}

/** Updates all leads for which a condition holds; others can write at least half of the time. */
async function fill(db: Db, set: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<void> {
  for (let last = ''; ;) {
    const started = performance.now()
    const next = db.selectFrom('lead').select('id').where('id', '>', last).orderBy('id').limit(leadsPerStep)
    const end = (await next.execute()).at(-1)?.id
    if (end === undefined) return
    await sql`UPDATE lead SET ${set} WHERE id > ${last} AND id <= ${end} AND ${where}`.execute(db)
    last = end
    await rest(started)
  }
}
