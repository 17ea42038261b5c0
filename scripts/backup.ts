import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { env } from '#lib/env'
import { findSqliteFile } from '#lib/database/sqlite-files'

// npm run backup -- FILE: copies the database while the site runs, and writes FILE.sha256 for
// `sha256sum -c`. docs/operations.md explains how to restore a backup.

try {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0)
    throw new Error('One file, please: npm run backup -- leads-2026-11-21.backup')
  if (env.DATABASE_URL !== undefined)
    throw new Error('The leads are in PostgreSQL: pg_dump -Fc (docs/operations.md)')
  const leads = backUp(env.DATA_DIR, file)
  console.log(
    `${leads} leads are in ${file}. It holds names and phones: keep it where only staff can read it.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Writes a backup of the database in `folder` to `file`.
 * @returns the number of leads in the backup
 * @throws Error when `folder` has no database, or when `file` exists
 */
function backUp(folder: string, file: string): number {
  const store = findSqliteFile(folder)
  if (existsSync(file)) throw new Error(`${file} is there already; a backup never replaces another`)
  // With this umask only the owner can read the files of the backup.
  process.umask(0o077)
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const part = `${file}.part`
  rmSync(part, { force: true })
  {
    using database = new DatabaseSync(store, { timeout: 5000 })
    // VACUUM INTO writes a snapshot of the database. The snapshot has no bytes of erased leads.
    database.prepare('VACUUM INTO ?').run(part)
  }
  const leads = countLeads(part)
  const bytes = readFileSync(part)
  // The bytes are written again with a flush, because VACUUM INTO does not flush them to the disk.
  writeFileSync(part, bytes, { flush: true })
  writeFileSync(`${file}.sha256`, `${hash('sha256', bytes)}  ${basename(file)}\n`, { flush: true })
  renameSync(part, file)
  return leads
}

/**
 * Counts the leads in a backup.
 * @throws Error when the backup is damaged
 */
function countLeads(backup: string): number {
  using database = new DatabaseSync(backup)
  const { integrity_check: result } = database.prepare('PRAGMA integrity_check(1)').get() ?? {}
  if (result !== 'ok') throw new Error(`The backup is damaged: ${String(result)}`)
  return Number(database.prepare('SELECT count(*) AS leads FROM lead').get()?.['leads'])
}
