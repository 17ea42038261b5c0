import { hash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import type { PoolClient } from 'pg'
import { env } from '#lib/env'
import { runCommandLine, UsageError } from '#lib/command-line'
import { openStore } from '#lib/leads/store/open-store'
import { commandLimits, openPool } from '#lib/leads/store/postgres'
import { existingStore } from '#lib/leads/store/sqlite'

// npm run move-store: everything of the embedded store in DATA_DIR into the empty database of DATABASE_URL, in one transaction:
// what fails leaves nothing there and can be run again. The site must be stopped. docs/operations.md, From SQLite to PostgreSQL.

/** All tables in the order they were made in, as each refers to earlier ones; limits of requests are of the moment. */
const movedTables = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'rate_limit'
  AND name NOT GLOB 'sqlite_*' AND name NOT GLOB 'kysely_*' ORDER BY rowid`

/** Rows at once: few, as one may be a picture. */
const batch = 50
type Row = Record<string, unknown>

/** Rows seen, and the sum of their hashes, which is the same in whatever order they come. */
class Sum {
  rows = 0
  #sum = 0n

  add(row: Row): void {
    this.rows += 1
    const text = JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))
    this.#sum = BigInt.asUintN(64, this.#sum + BigInt(`0x${hash('sha256', text).slice(0, 16)}`))
  }

  toString = () => `${this.rows} ${this.#sum.toString(16).padStart(16, '0')}`
}

/** Inserts a table's rows in batches; returns what was read. */
async function copy(from: DatabaseSync, to: PoolClient, table: string): Promise<Sum> {
  const sum = new Sum()
  let rows: Row[] = []
  // The numbers of rows stay as they are.
  const write = () =>
    to.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::${table}, $1)`, [
      JSON.stringify(rows),
    ])
  for (const row of from.prepare(`SELECT * FROM ${table}`).iterate()) {
    sum.add(row)
    rows.push(row)
    if (rows.length < batch) continue
    await write()
    rows = []
  }
  await write()
  return sum
}

async function sumOf(to: PoolClient, table: string): Promise<Sum> {
  const sum = new Sum()
  await to.query(`DECLARE moved NO SCROLL CURSOR FOR SELECT row_to_json(${table}) AS row FROM ${table}`)
  for (;;) {
    const { rows } = await to.query<{ row: Row }>(`FETCH ${batch} FROM moved`)
    if (rows.length === 0) break
    for (const { row } of rows) sum.add(row)
  }
  await to.query('CLOSE moved')
  return sum
}

/** A number that was given once, to a lead that is erased as well, is given to no other. */
async function goOnCounting(from: DatabaseSync, to: PoolClient): Promise<void> {
  for (const { name, seq } of from.prepare('SELECT name, seq FROM sqlite_sequence').all()) {
    const { rows } = await to.query<{ column_name: string }>(
      `SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND is_identity = 'YES'`,
      [name],
    )
    for (const { column_name: column } of rows)
      await to.query('SELECT setval(pg_get_serial_sequence($1, $2), $3)', [name, column, seq])
  }
}

/** Moves a store; tells the rows of each table with their checksum, equal on both sides. */
export async function moveStore(folder: string, url: string): Promise<string> {
  const from = new DatabaseSync(existingStore(folder))
  // Both have the same tables then.
  for (const place of [{ folder }, { url }]) await (await openStore(place)).close()
  const pool = openPool(url, commandLimits)
  const to = await pool.connect()
  try {
    from.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
    await to.query('BEGIN')
    const lines = ['Table, rows and checksum:']
    for (const { name } of from.prepare(movedTables).all()) {
      const table = String(name)
      const { rowCount } = await to.query(`SELECT 1 FROM ${table} LIMIT 1`)
      if (rowCount !== 0) throw new Error(`The database has rows in ${table} already: move into an empty one`)
      const [sent, stored] = [await copy(from, to, table), await sumOf(to, table)]
      if (String(sent) !== String(stored))
        throw new Error(`${table}: ${String(sent)} read, but ${String(stored)} stored`)
      lines.push(`${table} ${String(stored)}`)
    }
    await goOnCounting(from, to)
    await to.query('COMMIT')
    return lines.join('\n')
  } catch (error) {
    const isUsed = (error as { errcode?: unknown }).errcode === 5
    throw isUsed ? new Error('The site still uses the store: stop it first', { cause: error }) : error
  } finally {
    from.close()
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
