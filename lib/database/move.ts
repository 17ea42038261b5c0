import { DatabaseSync } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { env } from '#lib/env'
import { runCommandLine, UsageError } from '#lib/command-line'
import { openStore } from '#lib/database/open'
import { commandLimits, openPool } from '#lib/database/postgres'
import { findSqliteFile } from '#lib/database/sqlite'

// npm run move-store (docs/operations.md). One transaction: what fails leaves nothing there and can be run again.

/** All tables in the order they were made in, as each refers to earlier ones; limits of requests are of the moment. */
const movedTables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'rate_limit'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'kysely_*' ORDER BY rowid`

/** Rows at once: few, as one may be a picture. */
const batch = 50

async function copy(from: DatabaseSync, to: PoolClient, table: string): Promise<number> {
  // The numbers of rows stay as they are.
  const insert = `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1)`
  let [count, rows] = [0, [] as unknown[]]
  const write = async () => {
    count += (await to.query(insert, [JSON.stringify(rows)])).rowCount ?? 0
    rows = []
  }
  for (const row of from.prepare(`SELECT * FROM ${table}`).iterate())
    if (rows.push(row) === batch) await write()
  await write()
  return count
}

/** A number that was given once, to a lead that is erased as well, is given to no other. */
async function goOnCounting(from: DatabaseSync, to: PoolClient): Promise<void> {
  for (const { name, seq } of from.prepare('SELECT name, seq FROM sqlite_sequence').all()) {
    const column = name === 'lead' ? 'number' : 'id'
    await to.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [name, column, seq])
  }
}

/** Moves a store; tells how many rows each table has, the same on both sides. */
export async function moveStore(folder: string, url: string): Promise<string> {
  using from = new DatabaseSync(findSqliteFile(folder))
  // Both have the same tables then.
  for (const place of [{ folder }, { url }]) await (await openStore(place)).close()
  const pool = openPool(url, commandLimits)
  const to = await pool.connect()
  try {
    from.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
    await to.query('BEGIN')
    const lines = ['Table and rows:']
    for (const { name } of from.prepare(movedTables).all()) {
      const table = String(name)
      const { rowCount } = await to.query(`SELECT 1 FROM ${table} LIMIT 1`)
      if (rowCount !== 0)
        throw new Error(`The database has rows in ${table} already: move into an empty one`)
      const stored = await copy(from, to, table)
      const read = Number(from.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.['count'])
      if (read !== stored) throw new Error(`${table}: ${read} rows read, but ${stored} stored`)
      lines.push(`${table} ${stored}`)
    }
    await goOnCounting(from, to)
    await to.query('COMMIT')
    return lines.join('\n')
  } catch (error) {
    const isUsed = (error as { errcode?: unknown }).errcode === 5
    throw isUsed
      ? new Error('The site still uses the store: stop it first', { cause: error })
      : error
  } finally {
    // What was not committed is rolled back.
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
