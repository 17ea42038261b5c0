import type { DatabaseSync } from 'node:sqlite'
import type { PoolClient } from 'pg'

// While `npm run move-store` copies a store, the site goes on writing to the SQLite file. Triggers
// record which rows change, and `applyChanges` copies these rows again.

/** Columns by which both databases find a changed row of a table, in place of its primary key. */
const ownKeys: Readonly<Record<string, readonly string[]>> = {
  lead: ['id'],
  earlier_appointment: ['appointment_id', 'lead_id'],
  visit: ['dimension', 'touch', 'day', 'event', 'value'],
}

type Column = { name: string; isPrimaryKey: boolean }

const listColumns = (from: DatabaseSync, table: string): Column[] =>
  from
    .prepare('SELECT name, pk FROM pragma_table_info(?)')
    .all(table)
    .map(({ name, pk }) => ({ name: String(name), isPrimaryKey: Number(pk) > 0 }))

const listKeys = (from: DatabaseSync, table: string): readonly string[] =>
  ownKeys[table] ??
  listColumns(from, table)
    .filter(({ isPrimaryKey }) => isPrimaryKey)
    .map(({ name }) => name)

/** Stops the recording, and forgets the recorded changes. */
export function stopRecording(from: DatabaseSync): void {
  const triggers = from
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name GLOB 'move_*'`)
    .all()
  for (const { name } of triggers) from.exec(`DROP TRIGGER ${String(name)}`)
  from.exec('DROP TABLE IF EXISTS move_change')
}

/** Records from now on which rows of the tables change. */
export function startRecording(from: DatabaseSync, tables: readonly string[]): void {
  from.exec('BEGIN IMMEDIATE')
  stopRecording(from)
  from.exec('CREATE TABLE move_change (name text, key text, PRIMARY KEY (name, key))')
  for (const table of tables)
    for (const [event, row] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ]) {
      const key = listKeys(from, table).map((column) => `${row}."${column}"`)
      from.exec(`CREATE TRIGGER move_${table}_${event} AFTER ${event} ON ${table}
        BEGIN INSERT OR IGNORE INTO move_change VALUES ('${table}', json_array(${key.join()})); END`)
    }
  from.exec('COMMIT')
}

/**
 * The table whose rows are removed after the changes of the other tables. Until then leads refer to
 * the removed appointments.
 */
const removedLast = 'appointment'

type Row = Readonly<Record<string, unknown>>

type Changes = {
  /** Changed and added rows, by the name of the table. */
  present: Map<string, Row[]>
  /** Keys of the removed rows, by the name of the table. */
  removed: Map<string, unknown[][]>
}

function readChanges(from: DatabaseSync, tables: readonly string[]): Changes {
  const present = new Map<string, Row[]>()
  const removed = new Map<string, unknown[][]>()
  const select = from.prepare('SELECT key FROM move_change WHERE name = ?')
  for (const table of tables) {
    const where = listKeys(from, table).map((column) => `"${column}" = ?`)
    const find = from.prepare(`SELECT * FROM ${table} WHERE ${where.join(' AND ')}`)
    const keys = select.all(table).map(({ key }) => JSON.parse(String(key)) as string[])
    const rows = keys.map((key) => find.get(...key))
    present.set(
      table,
      rows.filter((row) => row !== undefined),
    )
    removed.set(
      table,
      keys.filter((_, index) => rows[index] === undefined),
    )
  }
  return { present, removed }
}

/**
 * Finds sign-ups that both databases have, because the proxy repeated a request. Both rows of such a
 * sign-up have the same idempotency key.
 * @returns the ids that these leads have in SQLite
 */
async function findRepeatedLeads(to: PoolClient, leads: readonly Row[]): Promise<Set<unknown>> {
  const { rows } = await to.query<{ key: string; id: string }>(
    'SELECT key, id FROM lead WHERE key = ANY ($1)',
    [leads.map(({ key }) => key)],
  )
  const ids = new Map(rows.map(({ key, id }) => [key, id]))
  const repeated = leads.filter(({ key, id }) => (ids.get(String(key)) ?? id) !== id)
  return new Set(repeated.map(({ id }) => id))
}

/**
 * Makes the recorded rows in PostgreSQL the same as in SQLite, and forgets the recorded changes.
 * Both connections are in a transaction.
 * @param tables the tables in the order of their creation. A table refers only to earlier tables.
 */
export async function applyChanges(
  from: DatabaseSync,
  to: PoolClient,
  tables: readonly string[],
): Promise<void> {
  const { present, removed } = readChanges(from, tables)
  const repeated = await findRepeatedLeads(to, present.get('lead') ?? [])
  // The triggers have already run in SQLite, and the rows that they changed are among the changes.
  for (const table of tables) await to.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  const remove = async (table: string) => {
    const where = listKeys(from, table).map((column, index) => `"${column}" = $${index + 1}`)
    for (const key of removed.get(table) ?? [])
      await to.query(`DELETE FROM ${table} WHERE ${where.join(' AND ')}`, key)
  }
  for (const table of tables.toReversed()) if (table !== removedLast) await remove(table)
  for (const table of tables) {
    const keys = listKeys(from, table)
    const updates = listColumns(from, table)
      .filter(({ name }) => !keys.includes(name) && name !== 'number')
      .map(({ name }) => `"${name}" = EXCLUDED."${name}"`)
    const rows = (present.get(table) ?? []).filter(
      (row) => !repeated.has(table === 'lead' ? row['id'] : row['lead_id']),
    )
    await to.query(
      `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
      SELECT * FROM json_populate_recordset(NULL::${table}, $1)
      ON CONFLICT (${keys.map((column) => `"${column}"`).join()})
      DO ${updates.length > 0 ? `UPDATE SET ${updates.join()}` : 'NOTHING'}`,
      [JSON.stringify(rows)],
    )
  }
  await remove(removedLast)
  for (const table of tables) await to.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  from.exec('DELETE FROM move_change')
}
