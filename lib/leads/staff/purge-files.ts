import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#lib/leads/store/tables'

/** What may stand in no file: ids of leads (UUIDs), and a text, if any. */
export type ErasedData = { ids: readonly string[]; text: string | null }

/** Attempts while the site is using the store. */
const maxAttempts = 20
const pauseMs = 100

/** Moves the write-ahead log into the store and empties it, unless the site kept it busy all the time. */
async function truncateLog(db: Db): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    if (rows[0]?.busy === 0) return
    await sleep(pauseMs)
  }
}

/**
 * Removes what was erased from the files of the embedded store: erasing overwrites it (`secure_delete`) but for copies
 * that SQLite left when it moved rows earlier.
 * @returns names of files in the folder that hold any of it still, such as copies made by hand.
 */
export async function purgeFiles(db: Db, folder: string, erased: ErasedData): Promise<string[]> {
  await truncateLog(db)
  if ((await searchFiles(folder, erased)).length === 0) return []
  await sql`VACUUM`.execute(db)
  await truncateLog(db)
  return searchFiles(folder, erased)
}

const source = join('lib', 'leads', 'staff', 'search-files.ts')

async function searchFiles(folder: string, erased: ErasedData): Promise<string[]> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), source)
  const search = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise<number | null>((resolve, reject) => search.on('error', reject).on('exit', resolve))
  // One that ends early says so by its exit code.
  search.stdin.on('error', () => undefined)
  search.stdin.end(JSON.stringify(erased))
  const [code, found] = await Promise.all([exited, json(search.stdout).catch(() => [])])
  if (code !== 0) throw new Error('The files of the store could not be searched for what was erased')
  return found as string[]
}
