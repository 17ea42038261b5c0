import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** What may stand in no file: ids of leads (UUIDs), and a text, if any. */
export type Traces = { ids: readonly string[]; text: string | null }

/** Tries, when the site is using the store at that moment. */
const attempts = 20
const pause = 100

/** Moves the write-ahead log into the store and empties it; false when the site kept it busy all the time. */
async function emptyLog(db: Kysely<Tables>): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return false
}

/**
 * Makes sure that what was erased stands in no file of the embedded store any more. Erasing overwrites it
 * (`secure_delete`) but for copies that SQLite left when it moved rows earlier; where any is found, the store is written
 * anew.
 * @returns names of files in the folder that hold any of it still, such as copies made by hand.
 */
export async function forgetInFiles(db: Kysely<Tables>, folder: string, traces: Traces): Promise<string[]> {
  await emptyLog(db)
  if ((await filesWith(folder, traces)).length === 0) return []
  await sql`VACUUM`.execute(db)
  await emptyLog(db)
  return filesWith(folder, traces)
}

const source = join('lib', 'leads', 'staff', 'find-in-files.ts')

/** Names of the files in a folder that hold any of it. */
async function filesWith(folder: string, traces: Traces): Promise<string[]> {
  const script = join(/* turbopackIgnore: true */ process.cwd(), source)
  const search = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => search.on('error', reject).on('exit', resolve))
  // One that ends early says so by its code.
  search.stdin.on('error', () => undefined)
  search.stdin.end(JSON.stringify(traces))
  const [code, found] = await Promise.all([ended, json(search.stdout).catch(() => [])])
  if (code !== 0) throw new Error('The files of the store could not be searched for what was erased')
  return found as string[]
}
