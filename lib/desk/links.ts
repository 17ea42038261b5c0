import QRCode from 'qrcode'
import type { Person } from '#lib/auth/person'
import { allPosts, filledTopics, findPost } from '#lib/blog/blog'
import { isLocale, locales, type Locale } from '#lib/i18n/locales'
import { indexedPages, routes } from '#lib/i18n/routes'
import { campaignDimensions, isPersonal, maxWordLength } from '#lib/leads/campaign'
import { cutText } from '#lib/leads/clean-text'
import type { Attribution } from '#lib/leads/lead'
import type { Db } from '#lib/leads/store/tables'
import { articleMeta, pageMeta, topicMeta, type PageMeta } from '#lib/seo/page-metadata'
import { absoluteUrlWith } from '#lib/seo/urls'

type CampaignWords = Readonly<Record<(typeof campaignDimensions)[number], string>>

/** What a link is made of; `page` is the id of a link page. */
export type LinkChoice = { page: string; locale: Locale; campaign: CampaignWords }

/** The choice in a query; what is missing is the home page, the desk's own language and no words. */
export function readChoice(query: Readonly<Record<string, unknown>>, ownLocale: Locale): LinkChoice {
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : '')
  // The counts of visits keep no longer ones, and a QR code of four such still fits.
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

/** Letters that an address carries as long codes, spaces, capitals, and marks that a chat takes for the end of the sentence. */
const fragile = { letters: /[^\s!-~]/, spaces: /\s/, capitals: /\p{Lu}/u, end: /[^\p{L}\p{N}]$/u } as const
const fragileKinds = Object.keys(fragile) as (keyof typeof fragile)[]

/** What of the words survives badly, by its kind. */
export function fragileWords({ campaign }: LinkChoice) {
  const wordsOf = (kind: keyof typeof fragile) => Object.values(campaign).filter((word) => fragile[kind].test(word))
  return fragileKinds.map((kind) => ({ kind, words: wordsOf(kind) })).filter(({ words }) => words.length > 0)
}

const articleStart = `${routes.article.path}/`
const topicStart = `${routes.blogTopic.path}/`

type LinkOption = { value: string; label: string }

/** All articles, under their title in a language, or in another one where they exist only there. */
export async function linkArticles(locale: Locale): Promise<LinkOption[]> {
  const titles = new Map<string, string>()
  for (const each of [locale, ...locales])
    for (const { slug, title } of await allPosts(each)) if (!titles.has(slug)) titles.set(slug, title)
  return [...titles].map(([slug, title]) => ({ value: articleStart + slug, label: title }))
}

export async function linkTopics(locale: Locale): Promise<LinkOption[]> {
  return (await filledTopics(locale)).map(({ id, heading }) => ({ value: topicStart + id, label: heading[locale] }))
}

/**
 * What a page says of itself in a language, by its route's name, `article/<slug>` or `blog/topic/<id>`; null when there is no
 * such page.
 */
export async function linkPageMeta({ page: id, locale }: LinkChoice): Promise<PageMeta | null> {
  const page = indexedPages.find((each) => each === id)
  if (page) return pageMeta(page, locale)
  if (id.startsWith(topicStart)) {
    const topic = (await filledTopics(locale)).find((each) => topicStart + each.id === id)
    return topic ? topicMeta(topic, locale) : null
  }
  if (!id.startsWith(articleStart)) return null
  const post = await findPost({ locale, slug: id.slice(articleStart.length) })
  return post && articleMeta(post, locale)
}

/** True when a word tells who somebody is: an address is read and kept by many. */
export const isPersonalLink = ({ campaign }: LinkChoice): boolean => Object.values(campaign).some(isPersonal)

/** The address that a choice makes; null when there is no such page, or a word tells who somebody is. */
export async function linkAddress(choice: LinkChoice): Promise<string | null> {
  const meta = isPersonalLink(choice) ? null : await linkPageMeta(choice)
  return meta && absoluteUrlWith(meta.pathIn(choice.locale), choice.campaign)
}

/** Latest leads that are read, and most words that are suggested. */
const maxLeads = 2000
const maxWords = 50

/** Campaign words that brought leads by their parameter, latest first; nothing of them is about anybody. */
export async function campaignWords(_person: Person, db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const leads = db.selectFrom('lead').select('lastTouch').where('status', '=', 'new')
  const rows = await leads.orderBy('createdAt', 'desc').limit(maxLeads).execute()
  const visits = rows.map(({ lastTouch }) => JSON.parse(lastTouch) as Attribution)
  const wordsOf = (name: string) => visits.flatMap((visit) => visit[name] ?? []).filter((word) => !isPersonal(word))
  return new Map(campaignDimensions.map((name) => [name, [...new Set(wordsOf(name))].slice(0, maxWords)]))
}

/** Level M reads with 15 % of the code soiled or covered; the margin is the quiet zone of ISO/IEC 18004, in modules. */
const options = { errorCorrectionLevel: 'M', margin: 4 } as const

/** QR code of an address as SVG, black on white; null when the address is longer than a code holds. */
export async function qrSvg(address: string): Promise<string | null> {
  return QRCode.toString(address, { ...options, type: 'svg' }).catch(() => null)
}

/** The same as PNG of 1024 pixels, sharp up to about 9 cm in print. */
export async function qrPng(address: string): Promise<Buffer | null> {
  return QRCode.toBuffer(address, { ...options, width: 1024 }).catch(() => null)
}
