import { DatabaseSync } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { env } from '#lib/env'
import { runCommandLine, UsageError } from '#lib/command-line'
import { openStore } from '#lib/database/open'
import { commandLimits, openPool } from '#lib/database/postgres'
import { isBusyCode } from '#lib/database/sqlite-errors'
import { findSqliteFile } from '#lib/database/sqlite-files'

// Code of `npm run move-store` (docs/operations.md). The whole move is one transaction. A failed
// move changes nothing and can be repeated.

/**
 * Selects the names of the tables in the order of their creation. A table refers only to tables
 * that were created before. The table of rate limits is not moved, because counts expire within
 * minutes.
 */
const selectMovedTables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'rate_limit'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'kysely_*' ORDER BY rowid`

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
 * Sets the next row number of each PostgreSQL table to the number after the last number that SQLite
 * has used. Lead numbers of erased leads are therefore not used again.
 */
async function copySequences(from: DatabaseSync, to: PoolClient): Promise<void> {
  for (const { name, seq } of from.prepare('SELECT name, seq FROM sqlite_sequence').all()) {
    const column = name === 'lead' ? 'number' : 'id'
    await to.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [name, column, seq])
  }
}

/**
 * Moves the SQLite store of a folder into an empty PostgreSQL database.
 * @returns a heading, and one line for each table: the table's name and its number of rows
 * @throws Error when the site still uses the store, or the database has rows already
 */
export async function moveStore(folder: string, url: string): Promise<string> {
  using from = new DatabaseSync(findSqliteFile(folder))
  // `openStore` runs the migrations, so both stores have the same tables.
  for (const place of [{ folder }, { url }]) await (await openStore(place)).close()
  const pool = openPool(url, commandLimits)
  const to = await pool.connect()
  try {
    from.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
    await to.query('BEGIN')
    const lines = ['Table and rows:']
    for (const { name } of from.prepare(selectMovedTables).all()) {
      const table = String(name)
      const { rowCount } = await to.query(`SELECT 1 FROM ${table} LIMIT 1`)
      if (rowCount !== 0)
        throw new Error(`The database has rows in ${table} already: move into an empty one`)
      const stored = await copyTable(from, to, table)
      const read = Number(from.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'])
      if (read !== stored) throw new Error(`${table}: ${read} rows read, but ${stored} stored`)
      lines.push(`${table} ${stored}`)
    }
    await copySequences(from, to)
    await to.query('COMMIT')
    return lines.join('\n')
  } catch (error) {
    const isUsed = isBusyCode((error as { errcode?: number }).errcode)
    throw isUsed
      ? new Error('The site still uses the store: stop it first', { cause: error })
      : error
  } finally {
    // `release(true)` closes the connection, and PostgreSQL rolls back a transaction without a
    // commit.
    to.release(true)
    await pool.end()
  }
}

const usage = `npm run move-store -- now    moves the embedded store of DATA_DIR into the database of DATABASE_URL.
Stop the site first. The store in DATA_DIR stays as it is.`

if (import.meta.main)
  await runCommandLine(usage, ([word]) => {
    if (word !== 'now' || env.DATABASE_URL === undefined)
      throw new UsageError(`Set DATABASE_URL and DATA_DIR.\n\n${usage}`)
    return moveStore(env.DATA_DIR, env.DATABASE_URL)
  })
