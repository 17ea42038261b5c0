import { hash } from 'node:crypto'
import { requireRole, type Person } from '#lib/auth/person'
import { widthsOf } from '#lib/content/pictures'
import { leadStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'

export const maxPictureBytes = 10 * 1024 * 1024
const maxPixels = 50_000_000
const maxSeconds = 20
/** Twice as wide as the widest that pages show. */
const maxWidth = 2280

const qualities = { avif: 55, webp: 75 } as const

/**
 * Keeps a picture for articles: upright, without what cameras write into it, and as AVIF and WebP of each width. Its name is
 * of the site, and says its size.
 * @returns the name, `noPicture` for what is neither JPEG nor PNG, `cannot` where the site has no means to read pictures
 */
export async function addPicture(person: Person, db: Db, bytes: Buffer, now: Date): Promise<string> {
  requireRole(person, 'editor')
  // Next brings it; a site without pictures runs without it.
  const { default: sharp } = await import('sharp').catch(() => ({ default: null }))
  if (!sharp) return 'cannot'
  const limits = { limitInputPixels: maxPixels, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, limits).metadata()
    if (format !== 'jpeg' && format !== 'png') return 'noPicture'
    const upright = sharp(bytes, limits).autoOrient().flatten({ background: 'white' }).timeout({ seconds: maxSeconds })
    const picture = upright.resize({ width: maxWidth, withoutEnlargement: true }).jpeg({ quality: 90 })
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const file = `photo-${hash('sha256', data).slice(0, 8)}-${info.width}x${info.height}.jpg`
    const made: [name: string, bytes: Buffer][] = [[file, data]]
    for (const width of widthsOf(info.width))
      for (const format of ['avif', 'webp'] as const) {
        const smaller = sharp(data).resize(width).timeout({ seconds: maxSeconds })
        const bytes = await smaller.toFormat(format, { quality: qualities[format] }).toBuffer()
        made.push([`${file.replace('.', '_')}-${width}.${format}`, bytes])
      }
    const common = { madeBy: person.id, madeAt: now.toISOString() }
    const rows = made.map(([name, each]) => ({ ...common, name, bytes: each.toString('base64') }))
    const insert = db.insertInto('picture').values(rows)
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
    return file
  } catch {
    return 'noPicture'
  }
}

export async function readKept(db: Db, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const row = await db.selectFrom('picture').select('bytes').where('name', '=', name).executeTakeFirst()
  return row ? Buffer.from(row.bytes, 'base64') : null
}

export const readPicture = async (name: string) => readKept((await leadStore()).database, name)
