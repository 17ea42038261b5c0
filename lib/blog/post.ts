import { createHash } from 'node:crypto'
import type { Article } from '#lib/content/schemas/article'
import type { Locale } from '#lib/i18n/locales'

/** A post on a card (spec section 3). Dates are ISO days. */
export type PostSummary = {
  id: string
  slug: string
  title: string
  excerpt: string
  /** Path of the drawn cover (`lib/figures/covers`), or the https address of the provider's image. */
  cover: string
  published?: string | undefined
  /** Day of the last change of the text after its publication. */
  updated?: string | undefined
  /** Day of the medical review. In a list only a provider's posts have it. */
  reviewed?: string | undefined
  /** Mark on an unpublished article in a preview: a draft, or its day of publication. */
  mark?: string | undefined
}

/** A post with its text. `body` is sanitised HTML whose headings begin at h2. */
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

/** The visible parts of a post. `version` changes with each of them. */
export type ShownPost = Omit<PostSummary, 'id' | 'slug'> &
  Pick<Post, 'readingMinutes' | 'body'> & { version?: string }

/** A page of the list in the shape of the provider's API (spec section 3). */
export type PostPage = { data: readonly PostSummary[]; links: { next: string | null } }

/** A post in the search. The clinic's own articles are searched with their text, a provider's posts without. */
export type SearchedPost = PostSummary & { body?: string }

/** Pages count from 1. */
export type ListRequest = { locale: Locale; page: number }

/** One object, so that slug and language cannot be mixed up (spec section 7). */
export type PostRequest = { locale: Locale; slug: string }

/** A source of posts: the provider, or the clinic's own articles. Calls reject while the provider fails. */
export type BlogSource = {
  /** A page of the list, newest first; `data` is empty after the last page. Waits until the provider answers or fails. */
  getFreshPage(request: ListRequest): Promise<PostPage>
  /** As `getFreshPage`; rejects after 0.7 s without an answer when nothing is cached. */
  getPageQuickly(request: ListRequest): Promise<PostPage>
  /** A post, or null when there is none. Waits until the provider answers or fails. */
  getFreshPost(request: PostRequest): Promise<Post | null>
  /** As `getFreshPost`; rejects after 0.7 s without an answer when nothing is cached. */
  getPostQuickly(request: PostRequest): Promise<Post | null>
  /** The post's slug in its canonical case, or null when there is no such post. As quick as `getPostQuickly`. */
  findSlug(request: PostRequest): Promise<string | null>
  /** Every post of a language, newest first. */
  getAllPosts(locale: Locale): Promise<readonly SearchedPost[]>
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

/** The latest ISO day of a post: published, updated or reviewed. Undefined without any of them. */
export function findLastModified({
  published,
  updated,
  reviewed,
}: Partial<PostSummary>): string | undefined {
  return [published, updated, reviewed].sort().findLast((day) => day !== undefined)
}

/** Short hash of the visible parts of a post. The browser compares it to find a newer post. */
export function getPostVersion({
  title,
  excerpt,
  cover,
  published,
  updated,
  reviewed,
  body,
}: ShownPost): string {
  const visible = JSON.stringify([title, excerpt, cover, published, updated, reviewed, body])
  return createHash('sha256').update(visible).digest('base64url').slice(0, 12)
}
