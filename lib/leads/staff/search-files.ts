import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { ErasedData } from '#lib/leads/staff/purge-files'

// Run by purge-files.ts as a process of its own: whoever closes a file of SQLite ends the locks of its whole process.

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Longer than anything searched for. */
const overlap = 64

async function holdsAny(path: string, ids: ReadonlySet<string>, text: string | null): Promise<boolean> {
  let rest = ''
  for await (const chunk of createReadStream(path, { encoding: 'latin1', highWaterMark: 1 << 20 })) {
    const piece = rest + String(chunk)
    if (text !== null && piece.includes(text)) return true
    for (const [id] of piece.matchAll(uuid)) if (ids.has(id)) return true
    rest = piece.slice(-overlap)
  }
  return false
}

const [folder = '.'] = process.argv.slice(2)
const { ids, text } = (await json(process.stdin)) as ErasedData
const wanted = new Set(ids)
const found: string[] = []
for (const entry of await readdir(folder, { withFileTypes: true }))
  if (entry.isFile() && (await holdsAny(join(folder, entry.name), wanted, text))) found.push(entry.name)
process.stdout.write(JSON.stringify(found))
