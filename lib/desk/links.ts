import { randomInt } from 'node:crypto'
import QRCode from 'qrcode'
import type { Person } from '#lib/auth/person'
import { allPosts, filledTopics } from '#lib/blog/blog'
import { isLocale, type Locale } from '#lib/i18n/locales'
import { indexedPages, pathTo } from '#lib/i18n/routes'
import { campaignDimensions, isPersonal, maxWordLength } from '#lib/leads/campaign'
import { cutText } from '#lib/leads/clean-text'
import type { Db, Tables } from '#lib/leads/store/tables'
import { absoluteUrl, absoluteUrlWith } from '#lib/seo/urls'

type CampaignWords = Readonly<Record<(typeof campaignDimensions)[number], string>>

/** What a link is made of; `page` is the value of one of `linkPages`. */
export type LinkChoice = { page: string; locale: Locale; campaign: CampaignWords }

/** The choice in a query; what is missing is the home page, the desk's own language and no words. */
export function readChoice(query: Readonly<Record<string, unknown>>, ownLocale: Locale): LinkChoice {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // The counts of visits keep no longer ones.
  const words = campaignDimensions.map((name) => [name, cutText(text(name), maxWordLength)])
  const language = text('language')
  return {
    page: text('page') || 'home',
    locale: isLocale(language) ? language : ownLocale,
    campaign: Object.fromEntries(words) as CampaignWords,
  }
}

export function choiceQuery({ page, locale, campaign }: LinkChoice): string {
  const given = Object.entries(campaign).filter(([, word]) => word !== '')
  return new URLSearchParams({ page, language: locale, ...Object.fromEntries(given) }).toString()
}

/** What addresses carry as codes, capitals, and marks that a chat takes for the end of the sentence. */
const fragile = /[^!-~]|[A-Z]|[^a-z0-9]$/

export const fragileWords = ({ campaign }: LinkChoice) => Object.values(campaign).filter((word) => fragile.test(word))

/** Where a link of a language can lead: pages, which the desk has words for, and articles and topics under their titles. */
export async function linkPages(locale: Locale) {
  const [posts, topics] = [await allPosts(locale), await filledTopics(locale)]
  const page = (slug: string, label: string, name: 'article' | 'blogTopic') => {
    const path = pathTo(locale, name, { slug })
    return { value: path.slice(`/${locale}/`.length), label, path }
  }
  return {
    pages: indexedPages.map((value) => ({ value, path: pathTo(locale, value) })),
    articles: posts.map(({ slug, title }) => page(slug, title, 'article')),
    topics: topics.map(({ id, heading }) => page(id, heading[locale], 'blogTopic')),
  }
}

/** True when a word tells who somebody is: an address is read and kept by many. */
export const isPersonalLink = ({ campaign }: LinkChoice): boolean => Object.values(campaign).some(isPersonal)

/** The address that a choice makes; null when there is no such page, or a word tells who somebody is. */
export async function linkAddress(choice: LinkChoice): Promise<string | null> {
  const { pages, articles, topics } = await linkPages(choice.locale)
  const page = [...pages, ...articles, ...topics].find(({ value }) => value === choice.page)
  return page && !isPersonalLink(choice) ? absoluteUrlWith(page.path, choice.campaign) : null
}

/** QR code of an address, black on white, and as files, PNG of 1024 pixels; null when it is longer than a code holds. */
export async function qrCode(address: string) {
  // Level M reads with 15 % of the code soiled or covered; the margin is the quiet zone of ISO/IEC 18004, in modules.
  const options = { errorCorrectionLevel: 'M', margin: 4 } as const
  const svg = await QRCode.toString(address, { ...options, type: 'svg' }).catch(() => null)
  if (svg === null) return null
  const png = await QRCode.toDataURL(address, { ...options, width: 1024 })
  return { svg, files: { PNG: png, SVG: `data:image/svg+xml,${encodeURIComponent(svg)}` } }
}

export type SavedLink = Tables['link']

/** Letters and digits that nobody takes for another, small as phones write them. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'
const codeLength = 6

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

export const shortAddress = (code: string): string => absoluteUrl(`/q/${code}`)

/** Saves a link; one that is saved already gets the new label, and keeps its code. */
export async function saveLink(by: Person, db: Db, link: Omit<SavedLink, 'code' | 'madeBy'>): Promise<void> {
  const insert = db.insertInto('link').values({ code: newCode(), madeBy: by.id, ...link })
  await insert.onConflict((conflict) => conflict.column('path').doUpdateSet({ label: link.label })).execute()
}

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
