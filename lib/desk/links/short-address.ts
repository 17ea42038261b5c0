import type { Db } from '#lib/database/tables'
import { randomInt } from 'node:crypto'
import { absoluteUrl } from '#lib/seo/urls'

/**
 * Characters of a code: digits and small letters, without those that look alike in print, such as
 * `1` and `l`.
 */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 6

export const createLinkCode = (): string =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/**
 * The short address of a saved link. The route `app/q` redirects this address to the path of the
 * link.
 */
export const createShortAddress = (code: string): string => absoluteUrl(`/q/${code}`)

/** The path to which a short address leads; null for an unknown or removed code. */
export async function findLinkPath(db: Db, code: string): Promise<string | null> {
  const link = db.selectFrom('link').select('path').where('code', '=', code.toLowerCase())
  return (await link.executeTakeFirst())?.path ?? null
}

/**
 * Adds parameters to the path of a saved link. A parameter that the path already has keeps its
 * value.
 */
export function addParameters(path: string, parameters: URLSearchParams): string {
  const existing = new URLSearchParams(path.split('?')[1])
  const added = [...parameters].filter(([name]) => !existing.has(name))
  if (added.length === 0) return path
  return `${path}${existing.size > 0 ? '&' : '?'}${new URLSearchParams(added).toString()}`
}
