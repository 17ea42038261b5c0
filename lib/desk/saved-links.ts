import { randomInt } from 'node:crypto'
import type { Person } from '#lib/auth/person'
import type { Db, Tables } from '#lib/leads/store/tables'
import { absoluteUrl } from '#lib/seo/urls'

export type SavedLink = Tables['link']

/** Letters and digits that nobody takes for another, small as phones write them. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 6

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** The short address of a saved link, for print. */
export const shortAddress = (code: string): string => absoluteUrl(`/q/${code}`)

/** What a QR code of an address holds: the short one, once it is saved. */
export async function printedAddress(_person: Person, db: Db, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const link = db
    .selectFrom('link')
    .select('code')
    .where('path', '=', pathname + search)
  const saved = await link.executeTakeFirst()
  return saved ? shortAddress(saved.code) : address
}

/** Saves a link; one that is saved already gets the new label, and keeps its code. */
export async function saveLink(by: Person, db: Db, link: Omit<SavedLink, 'code' | 'madeBy'>): Promise<void> {
  await db
    .insertInto('link')
    .values({ code: newCode(), madeBy: by.id, ...link })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ label: link.label }))
    .execute()
}

/** The saved links, the latest first. */
export async function savedLinks(_person: Person, db: Db): Promise<SavedLink[]> {
  return db.selectFrom('link').selectAll().orderBy('madeAt', 'desc').execute()
}

export async function removeLink(_person: Person, db: Db, code: string): Promise<void> {
  await db.deleteFrom('link').where('code', '=', code).execute()
}

/** Where a short address leads, a path of this site; null when it was never given or removed. */
export async function linkTarget(db: Db, code: string): Promise<string | null> {
  const link = db.selectFrom('link').select('path').where('code', '=', code.toLowerCase())
  return (await link.executeTakeFirst())?.path ?? null
}
