import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { randomInt } from 'node:crypto'
import QRCode from 'qrcode'
import { getAllPosts } from '#lib/blog/list-posts'
import { getFilledTopics } from '#lib/blog/post-topics'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { campaignDimensions, isPersonalValue, maxCampaignLength } from '#lib/visits/campaign-rules'
import { cutText } from '#lib/text/clean-text'
import type { Db, Tables } from '#lib/database/tables'
import { absoluteUrl, absoluteUrlWith } from '#lib/seo/urls'

/** What addresses carry as codes, capitals, and marks that a chat takes for the end of the sentence. */
const fragile = /[^!-~]|[A-Z]|[^a-z0-9]$/

/** Where a link of a language can lead: pages, which the desk has words for, and articles and topics under their titles. */
async function linkPages(locale: Locale) {
  const [posts, topics] = [await getAllPosts(locale), await getFilledTopics(locale)]
  const page = (slug: string, label: string, name: 'article' | 'blogTopic') => {
    const path = pathTo(locale, name, { slug })
    return { value: path.slice(`/${locale}/`.length), label, path }
  }
  return {
    pages: indexedPages.map((value) => ({ value, path: pathTo(locale, value) })),
    articles: posts.map(({ slug, title }) => page(slug, title, 'article')),
    topics: topics.map(({ id, heading }) => page(id, heading, 'blogTopic')),
  }
}

/**
 * The link that a query asks for; what is missing is the home page, the desk's own language and no words. `address` is null
 * when there is no such page, or (`isPersonal`) a word tells who somebody is: an address is read and kept by many.
 */
export async function readLink(query: Readonly<Record<string, unknown>>, ownLocale: Locale) {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // The counts of visits keep no longer ones.
  const words = campaignDimensions.map(
    (name) => [name, cutText(text(name), maxCampaignLength)] as const,
  )
  const campaign = Object.fromEntries(words) as Record<(typeof campaignDimensions)[number], string>
  const [page, language] = [text('page') || 'home', text('language')]
  const locale = isLocale(language) ? language : ownLocale
  const choices = await linkPages(locale)
  const chosen = Object.values(choices)
    .flat()
    .find(({ value }) => value === page)
  const given = words.map(([, word]) => word).filter((word) => word !== '')
  const isUnsafe = given.some(isPersonalValue)
  return {
    page,
    locale,
    campaign,
    choices,
    isPersonal: isUnsafe,
    fragile: given.filter((word) => fragile.test(word)),
    query: new URL(absoluteUrlWith('/', { page, language: locale, ...campaign })).search.slice(1),
    address: chosen && !isUnsafe ? absoluteUrlWith(chosen.path, campaign) : null,
  }
}

export type Link = Awaited<ReturnType<typeof readLink>>

/** QR code of an address, black on white, and as files, PNG of 1024 pixels; null when it is longer than a code holds. */
export async function qrCode(address: string) {
  // Level M reads with 15 % of the code soiled or covered; the margin is the quiet zone of ISO/IEC 18004, in modules.
  const options = { errorCorrectionLevel: 'M', margin: 4 } as const
  const svg = await QRCode.toString(address, { ...options, type: 'svg' }).catch(() => null)
  if (svg === null) return null
  const png = await QRCode.toDataURL(address, { ...options, width: 1024 })
  return { svg, files: { PNG: png, SVG: `data:image/svg+xml,${encodeURIComponent(svg)}` } }
}

/** Letters and digits that nobody takes for another, small as phones write them. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 6

const newCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** Saves a link; one that is saved already gets the new label, and keeps its code. */
export async function saveLink(
  by: Person,
  db: Db,
  link: Omit<Tables['link'], 'code' | 'madeBy'>,
): Promise<void> {
  requireRole(by, 'marketing')
  await db.transaction().execute(async (transaction) => {
    const insert = transaction
      .insertInto('link')
      .values({ code: newCode(), madeBy: by.id, ...link })
    await insert
      .onConflict((conflict) => conflict.column('path').doUpdateSet({ label: link.label }))
      .execute()
    await recordAudit(transaction, by, 'saveLink', link.path)
  })
}

export async function savedLinks(_person: Person, db: Db) {
  const links = await db.selectFrom('link').selectAll().orderBy('madeAt', 'desc').execute()
  return links.map((link) => ({
    ...link,
    short: absoluteUrl(`/q/${link.code}`),
    address: absoluteUrl(link.path),
  }))
}

export type SavedLink = Awaited<ReturnType<typeof savedLinks>>[number]

export async function removeLink(by: Person, db: Db, code: string): Promise<void> {
  requireRole(by, 'marketing')
  await db.transaction().execute(async (transaction) => {
    const removal = transaction.deleteFrom('link').where('code', '=', code).returning('path')
    const removed = await removal.executeTakeFirst()
    if (removed) await recordAudit(transaction, by, 'removeLink', removed.path)
  })
}

/** A path of this site with more parameters behind its own, which count where both have one of a name. */
export function withParameters(path: string, parameters: URLSearchParams): string {
  const own = new URLSearchParams(path.split('?')[1])
  const added = [...parameters].filter(([name]) => !own.has(name))
  if (added.length === 0) return path
  return `${path}${own.size > 0 ? '&' : '?'}${new URLSearchParams(added).toString()}`
}

/** Where a short address leads, a path of this site; null when it was never given or removed. */
export async function linkTarget(db: Db, code: string): Promise<string | null> {
  const link = db.selectFrom('link').select('path').where('code', '=', code.toLowerCase())
  return (await link.executeTakeFirst())?.path ?? null
}
