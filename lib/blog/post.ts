import { createHash } from 'node:crypto'
import type { Article } from '#lib/content/article'
import type { Locale } from '#lib/i18n/locales'

/** What a card shows (spec section 3). Dates are ISO days. */
export type PostSummary = {
  id: string
  slug: string
  title: string
  excerpt: string
  /** Path of its cover (`lib/figures/covers`), or the https address of the image that the provider has for it. */
  cover: string
  published?: string | undefined
  /** Last change of what it says after its publication. */
  updated?: string | undefined
  /** Only a provider says it in a list. */
  reviewed?: string | undefined
  /** Said of one of the clinic's articles that only `npm run dev` shows: a draft, or the day on which it appears. */
  mark?: string | undefined
}

/** An open post. `body` is sanitised HTML whose headings begin at h2. */
export type Post = PostSummary & {
  body: string
  readingMinutes: number
  metaTitle: string
  description: string
  keywords: readonly string[]
  author?: string | undefined
  reviewer?: string | undefined
  related: readonly string[]
  references: Article['references']
}

/** What is drawn of an open post; `version` is another whenever any of it is. */
export type ShownPost = Omit<PostSummary, 'id' | 'slug'> &
  Pick<Post, 'readingMinutes' | 'body'> & { version?: string }

/** A page of the list, as the provider's API gives it (spec section 3). */
export type PostPage = { data: readonly PostSummary[]; links: { next: string | null } }

/** What is searched: the clinic's own articles whole, of a provider's posts what its list has. */
export type SearchedPost = PostSummary & { body?: string }

/** Pages count from 1. */
export type ListRequest = { locale: Locale; page: number }

/** Names the post wanted. One object, so that a slug cannot stand where the language belongs (spec section 7). */
export type PostRequest = { locale: Locale; slug: string }

/**
 * How the provider is waited for: `isFresh` a moment for a fresher response than the cached one, `isBrief` no more than a
 * moment where nothing is cached either. Otherwise what is cached comes at once, and what is not once it is there.
 */
export type Wait = { isFresh?: boolean | undefined; isBrief?: boolean | undefined }

export type BlogSource = {
  /** A page of the list, newest first; past the end `data` is empty. */
  list(request: ListRequest, wait?: Wait): Promise<PostPage>
  post(request: PostRequest, wait?: Wait): Promise<Post | null>
  /** The post's slug in its canonical case, or null when there is no such post. */
  findSlug(request: PostRequest): Promise<string | null>
  /** Every post of a language, newest first. */
  all(locale: Locale): Promise<readonly SearchedPost[]>
}

/** Neither letters for a path (`/ \ ? # %`) nor what no reader sees: controls, half characters, marks of direction. */
const characters = /^[^\p{C}/\\?#%]+$/u

const maxLength = 200

/** True for a text that may name a post in an address: 1 to 200 characters, neither `.` nor `..`, which are folders. */
export function isSlug(text: string): boolean {
  return (
    text.length <= maxLength &&
    characters.test(text) &&
    text.trim() === text &&
    !/^\.{1,2}$/.test(text)
  )
}

export function findIgnoringCase(known: readonly string[], text: string): string | null {
  return known.find((each) => each.toLowerCase() === text.toLowerCase()) ?? null
}

export function toPostSummary({
  id,
  slug,
  title,
  excerpt,
  cover,
  published,
  mark,
}: PostSummary): PostSummary {
  return { id, slug, title, excerpt, cover, published, ...(mark !== undefined && { mark }) }
}

/** ISO day on which a post last became another: published, updated or reviewed; undefined when it names none of them. */
export function lastModified({
  published,
  updated,
  reviewed,
}: Partial<PostSummary>): string | undefined {
  return [published, updated, reviewed].sort().findLast((day) => day !== undefined)
}

/** Short hash of all that is drawn of a post, by which the browser knows whether the site has another one by now. */
export function getPostVersion({
  title,
  excerpt,
  cover,
  published,
  updated,
  reviewed,
  body,
}: ShownPost): string {
  const drawn = JSON.stringify([title, excerpt, cover, published, updated, reviewed, body])
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 12)
}
