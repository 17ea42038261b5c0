import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Db } from '#lib/database/tables'
import { makePicture } from '#lib/editing/picture-queue'

/**
 * Maximum number of simultaneous uploads. Each upload holds up to 10 MB of memory. Pictures are
 * decoded one at a time, and the reverse proxy waits only 30 s for a response. With more uploads,
 * the last upload would wait longer than 30 s.
 */
const maxUploads = 3
let uploads = 0

/**
 * The file name of the saved picture, or the reason why the picture was not saved.
 * - `tooLarge`: the upload is too large.
 * - `noPicture`: no JPEG or PNG could be decoded.
 * - `cannot`: the server lacks the sharp library.
 * - `busy`: `maxUploads` is reached.
 */
export type PictureResult =
  { name: string } | { problem: 'tooLarge' | 'noPicture' | 'cannot' | 'busy' }

/**
 * Saves an uploaded picture as a JPEG, and as AVIF and WebP in the widths of `getPictureWidths`.
 * The saved files are turned upright and contain no camera data.
 * @param read the function that reads the upload and returns null when the upload is too large
 * @returns in `name`, the file name, which contains the picture's width and height in pixels
 */
export async function addPicture(
  person: Person,
  db: Db,
  read: () => Promise<Buffer | null>,
  now: Date,
): Promise<PictureResult> {
  requireRole(person, 'editor')
  if (uploads >= maxUploads) return { problem: 'busy' }
  uploads += 1
  try {
    const upload = await read()
    if (!upload) return { problem: 'tooLarge' }
    const made = await makePicture(upload)
    if ('problem' in made) return made
    const rows = made.files.map(({ name, bytes }) => ({
      name,
      bytes: Buffer.from(bytes).toString('base64'),
      madeBy: person.id,
      madeAt: now.toISOString(),
    }))
    // The name contains a hash of the picture, so a picture that is uploaded twice is stored once.
    await db
      .insertInto('picture')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await recordAudit(db, person, 'picture', made.name)
    return { name: made.name }
  } finally {
    uploads -= 1
  }
}
