import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { makePicture } from '#lib/editing/make-picture'
import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'

/** Uploads at once, of which one is worked on: each may hold 10 MB, and a proxy waits 30 s for the response. */
const maxUploads = 3
let uploads = 0

/**
 * Keeps a picture for articles: upright, without what cameras write into it, and as AVIF and WebP of each width. Its name is
 * of the site, and says its size.
 * @param read reads the upload; null when it is too large
 * @returns the name, or a problem: `tooLarge`; `noPicture` for what is neither JPEG nor PNG; `cannot` where the site has no
 *   means to read pictures; `busy` while it makes others
 */
export async function addPicture(
  person: Person,
  db: Db,
  read: () => Promise<Buffer | null>,
  now: Date,
): Promise<{ name: string } | { problem: 'tooLarge' | 'noPicture' | 'cannot' | 'busy' }> {
  requireRole(person, 'editor')
  if (uploads >= maxUploads) return { problem: 'busy' }
  uploads += 1
  try {
    const bytes = await read()
    if (!bytes) return { problem: 'tooLarge' }
    const made = await makePicture(bytes)
    if ('problem' in made) return made
    const common = { madeBy: person.id, madeAt: now.toISOString() }
    const rows = made.files.map(({ name, bytes }) => ({
      ...common,
      name,
      bytes: Buffer.from(bytes).toString('base64'),
    }))
    const insert = db.insertInto('picture').values(rows)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
    await recordAudit(db, person, 'picture', made.name)
    return { name: made.name }
  } finally {
    uploads -= 1
  }
}

export async function readKept(db: Db, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('picture')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? Buffer.from(row.bytes, 'base64') : null
}

export const readPicture = async (name: string) => readKept((await getSiteStore()).database, name)
