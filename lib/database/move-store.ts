import { DatabaseSync } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { env } from '#lib/env'
import { runCommandLine, UsageError } from '#lib/command-line'
import { openStore } from '#lib/database/open'
import { applyChanges, startRecording, stopRecording } from '#lib/database/move-changes'
import { commandLimits, openPool } from '#lib/database/postgres'
import { isBusyCode } from '#lib/database/sqlite-errors'
import { findSqliteFile } from '#lib/database/sqlite-files'

// Code of `npm run move-store` (docs/operations.md). The site goes on serving with the SQLite file.
// `now` copies the file and records what changes meanwhile. Then a new instance serves with
// PostgreSQL, and the instance with SQLite is stopped. `rest` copies what changed after `now`.

/**
 * Selects the names of the tables in the order of their creation. A table refers only to tables
 * that were created before. The rows of `rate_limit` and `heartbeat` are not moved, because they are
 * of no use after some minutes.
 */
const selectMovedTables = `SELECT name FROM sqlite_schema WHERE type = 'table'
  AND name NOT IN ('rate_limit', 'heartbeat', 'move_change')
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'kysely_*' ORDER BY rowid`

/**
 * Tables that must be empty in PostgreSQL. The new instance has already added rows to other tables,
 * such as the day of its start.
 */
const requiredEmpty: readonly string[] = ['lead', 'staff']

/**
 * Row numbers that PostgreSQL leaves out after the move. The instance with SQLite uses these
 * numbers until it is stopped.
 */
const leftOutNumbers = { lead: 1000, other: 100_000 }

/** Milliseconds for which the command waits for the site's lock of the SQLite file. */
const lockMs = 30_000

const listMovedTables = (from: DatabaseSync): string[] =>
  from
    .prepare(selectMovedTables)
    .all()
    .map(({ name }) => String(name))

/**
 * Rows per insert. The number is small, because a row of the table `picture` may have several
 * megabytes.
 */
const batchSize = 50

/** Copies a table and returns the number of inserted rows. */
async function copyTable(from: DatabaseSync, to: PoolClient, table: string): Promise<number> {
  // `OVERRIDING SYSTEM VALUE` keeps the row numbers of SQLite.
  const insert = `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1)`
  let count = 0
  let rows: unknown[] = []
  const write = async () => {
    count += (await to.query(insert, [JSON.stringify(rows)])).rowCount ?? 0
    rows = []
  }
  for (const row of from.prepare(`SELECT * FROM ${table}`).iterate())
    if (rows.push(row) === batchSize) await write()
  await write()
  return count
}

/**
 * Sets the next row number of each PostgreSQL table to a number after the last number that SQLite
 * has used. Lead numbers of erased leads are therefore not used again.
 */
async function copySequences(from: DatabaseSync, to: PoolClient): Promise<void> {
  for (const { name, seq } of from.prepare('SELECT name, seq FROM sqlite_sequence').all()) {
    const isLead = name === 'lead'
    const last = Number(seq) + (isLead ? leftOutNumbers.lead : leftOutNumbers.other)
    await to.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [
      name,
      isLead ? 'number' : 'id',
      last,
    ])
  }
}

/**
 * Runs `work` in a transaction of PostgreSQL, which `work` commits. PostgreSQL is unchanged if the
 * work fails before.
 */
async function withPostgres<Result>(
  url: string,
  work: (to: PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = openPool(url, commandLimits)
  const to = await pool.connect()
  try {
    await to.query('BEGIN')
    return await work(to)
  } finally {
    // `release(true)` closes the connection, and PostgreSQL rolls back a transaction without a
    // commit.
    to.release(true)
    await pool.end()
  }
}

/** Copies all tables as they are at one moment. Returns a line for each table. */
async function copyTables(folder: string, to: PoolClient): Promise<string[]> {
  // A separate connection, because its transaction reads all tables as they were at its beginning.
  using from = new DatabaseSync(findSqliteFile(folder), { readOnly: true })
  from.exec('BEGIN')
  const lines: string[] = []
  for (const table of listMovedTables(from)) {
    const { rowCount } = await to.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rowCount !== 0 && requiredEmpty.includes(table))
      throw new Error(`The database has rows in ${table} already: move into an empty one`)
    await to.query(`DELETE FROM ${table}`)
    const stored = await copyTable(from, to, table)
    const read = Number(from.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'])
    if (read !== stored) throw new Error(`${table}: ${read} rows read, but ${stored} stored`)
    lines.push(`${table} ${stored}`)
  }
  return lines
}

/**
 * Copies the SQLite store of a folder into an empty PostgreSQL database, while the site serves. From
 * now on the file records its changes (`moveRest`). The site's writes wait only while the rows that
 * changed during the copy are copied again.
 * @returns a heading, and one line for each table: the table's name and its number of rows
 * @throws Error when the database has leads or staff already. PostgreSQL is then unchanged.
 */
export async function moveStore(folder: string, url: string): Promise<string> {
  using from = new DatabaseSync(findSqliteFile(folder), { timeout: lockMs })
  // `openStore` runs the migrations, so both stores have the same tables.
  for (const place of [{ folder }, { url }]) await (await openStore(place)).close()
  const tables = listMovedTables(from)
  startRecording(from, tables)
  try {
    return await withPostgres(url, async (to) => {
      const lines = await copyTables(folder, to)
      // From here to the commit of PostgreSQL the site waits with its writes.
      from.exec('BEGIN IMMEDIATE')
      await applyChanges(from, to, tables)
      await copySequences(from, to)
      // Instances that serve with PostgreSQL load the published texts.
      await to.query('NOTIFY invalidation')
      await to.query('COMMIT')
      from.exec('COMMIT')
      return ['Table and rows:', ...lines].join('\n')
    })
  } catch (error) {
    if (from.isTransaction) from.exec('ROLLBACK')
    stopRecording(from)
    throw error
  }
}

/**
 * Copies what changed in the SQLite store after `moveStore`. The store is then as before the move.
 * @throws Error when the site still uses the file
 */
export async function moveRest(folder: string, url: string): Promise<string> {
  using from = new DatabaseSync(findSqliteFile(folder))
  try {
    from.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
  } catch (error) {
    throw isBusyCode((error as { errcode?: number }).errcode)
      ? new Error('The site still uses the store: stop it first', { cause: error })
      : error
  }
  if (!from.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'move_change'`).get())
    throw new Error('No move has been begun: npm run move-store -- now')
  await withPostgres(url, async (to) => {
    await applyChanges(from, to, listMovedTables(from))
    await to.query('COMMIT')
  })
  stopRecording(from)
  from.exec('COMMIT')
  return 'Everything is in PostgreSQL.'
}

const usage = `npm run move-store -- now     copies the embedded store of DATA_DIR into the database of DATABASE_URL, while the site serves.
npm run move-store -- rest    copies what changed after that, when the site no longer uses the store of DATA_DIR.
deploy/switch.sh runs both. The store in DATA_DIR stays as it is.`

if (import.meta.main)
  await runCommandLine(usage, ([word]) => {
    const move = word === 'now' ? moveStore : moveRest
    if ((word !== 'now' && word !== 'rest') || env.DATABASE_URL === undefined)
      throw new UsageError(`Set DATABASE_URL and DATA_DIR.\n\n${usage}`)
    return move(env.DATA_DIR, env.DATABASE_URL)
  })
