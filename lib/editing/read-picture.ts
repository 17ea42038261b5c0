import { getSiteStore } from '#lib/database/open'
import type { Db } from '#lib/database/tables'

/** Reads the file of an uploaded picture; null for an unknown name. */
export async function readPictureFrom(db: Db, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const row = await db
    .selectFrom('picture')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst()
  return row ? Buffer.from(row.bytes, 'base64') : null
}

/** Reads the file of an uploaded picture from the site's database, for the site's pages. */
export const readPicture = async (name: string): Promise<Buffer<ArrayBuffer> | null> =>
  readPictureFrom((await getSiteStore()).database, name)
