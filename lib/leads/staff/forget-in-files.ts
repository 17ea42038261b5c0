import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

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
 * Makes sure that erased texts stand in no file of the embedded store any more. Erasing overwrites them (`secure_delete`)
 * but for copies that SQLite left when it moved rows earlier; where any is found, the store is written anew.
 * @returns names of files in the folder that hold any of them still, such as copies made by hand.
 */
export async function forgetInFiles(db: Kysely<Tables>, folder: string, texts: readonly string[]): Promise<string[]> {
  await emptyLog(db)
  if ((await filesWith(folder, texts)).length === 0) return []
  await sql`VACUUM`.execute(db)
  await emptyLog(db)
  return filesWith(folder, texts)
}

async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && (await holdsAny(join(folder, entry.name), texts))) found.push(entry.name)
  return found
}

/** Reads a file piece by piece, with an overlap as long as the longest text. */
async function holdsAny(path: string, texts: readonly string[]): Promise<boolean> {
  const overlap = Math.max(...texts.map((text) => text.length))
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
    const piece = rest + String(chunk)
    if (texts.some((text) => piece.includes(text))) return true
    rest = piece.slice(-overlap)
  }
  return false
}
