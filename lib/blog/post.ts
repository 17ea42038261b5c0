import { createHash } from 'node:crypto'
import type { Article } from '#lib/content/schemas/article'
import type { CoverNumber } from '#lib/figures/cover-number'
import type { Locale } from '#lib/i18n/locales'

/** A post on a card (spec section 3). All dates are ISO days. */
export type PostSummary = {
  id: string
  slug: string
  title: string
  excerpt: string
  /**
   * Path of a cover that the site draws (`lib/figures/covers.ts`), or https address of the
   * provider's image.
   */
  cover: string
  /** The number on the cover, such as `135/85`. Posts without a number show `cover`. */
  number?: CoverNumber | undefined
  published?: string | undefined
  /** Day when the text last changed after publication. */
  updated?: string | undefined
  /** Day of the medical review. Lists of the clinic's own articles leave this day out. */
  reviewed?: string | undefined
  /** Label of an unpublished article in a preview: draft, or the day of publication. */
  mark?: string | undefined
}

/** A post with its text. */
export type Post = PostSummary & {
  /** Sanitised HTML, whose highest heading level is h2. */
  body: string
  readingMinutes: number
  metaTitle: string
  description: string
  keywords: readonly string[]
  author?: string | undefined
  reviewer?: string | undefined
  related: readonly string[]
  references: Article['references']
  /** Words that people type for the topic (`article.yaml`). */
  searchWords?: readonly string[]
}

/** The fields of a post that the page of the post shows. */
export type ShownPost = Omit<PostSummary, 'id' | 'slug'> &
  Pick<Post, 'readingMinutes' | 'body'> & {
    /** Short hash of the shown fields (`getPostVersion`). */
    version?: string
    /**
     * True when the text is the clinic's own. With a provider's text, the page does not show the
     * figure and the key numbers of the clinic's article.
     */
    isOwn?: boolean
  }

/** A page of the list, in the format of the provider's API (spec section 3). */
export type PostPage = { data: readonly PostSummary[]; links: { next: string | null } }

/**
 * A post for the search. Only the clinic's own articles have `body` and `searchWords`. In a
 * provider's posts the search covers only title and excerpt.
 */
export type SearchedPost = PostSummary & { body?: string; searchWords?: readonly string[] }

/** A requested page of the list. The first page is 1. */
export type ListRequest = { locale: Locale; page: number }

/**
 * Language and slug of a requested post. Both are properties of an object, because two parameters
 * of a function could be swapped (spec section 7).
 */
export type PostRequest = { locale: Locale; slug: string }

/**
 * A source of posts: the provider, or the clinic's own articles. A call rejects when the provider
 * fails and no response is cached.
 */
export type BlogSource = {
  /**
   * Returns a page of the list, newest post first. `data` is empty after the last page. Without a
   * usable response in the cache, waits until the provider answers or fails.
   */
  getFreshPage(request: ListRequest): Promise<PostPage>
  /**
   * Returns the same as `getFreshPage`. Waits at most 0.7 s, and rejects when no response is cached
   * after this wait.
   */
  getPageQuickly(request: ListRequest): Promise<PostPage>
  /** Returns a post, or null when there is no such post. Waits as `getFreshPage` does. */
  getFreshPost(request: PostRequest): Promise<Post | null>
  /**
   * Returns the same as `getFreshPost`. Waits at most 0.7 s, and rejects when no response is cached
   * after this wait.
   */
  getPostQuickly(request: PostRequest): Promise<Post | null>
  /**
   * Returns the post's slug in its canonical case, or null when there is no such post. Waits as
   * `getPostQuickly` does.
   */
  findSlug(request: PostRequest): Promise<string | null>
  /**
   * Returns every post of a language, newest first. When a page of the provider's list fails,
   * returns the posts of the pages before it.
   */
  getAllPosts(locale: Locale): Promise<readonly SearchedPost[]>
}

export function toPostSummary({
  id,
  slug,
  title,
  excerpt,
  cover,
  number,
  published,
  mark,
}: PostSummary): PostSummary {
  return {
    ...{ id, slug, title, excerpt, cover, published },
    ...(number !== undefined && { number }),
    ...(mark !== undefined && { mark }),
  }
}

/**
 * Returns the latest of three days: publication, update and review. Returns undefined when the post
 * has none of these days.
 */
export function findLastModified({
  published,
  updated,
  reviewed,
}: Partial<PostSummary>): string | undefined {
  return [published, updated, reviewed].sort().findLast((day) => day !== undefined)
}

/**
 * Short hash of the fields of a post that the page of the post shows. The browser compares hashes
 * to find a newer version of the post.
 */
export function getPostVersion({
  title,
  excerpt,
  cover,
  number,
  published,
  updated,
  reviewed,
  body,
}: ShownPost): string {
  const days = [published, updated, reviewed]
  const visible = JSON.stringify([title, excerpt, cover, number?.text, ...days, body])
  return createHash('sha256').update(visible).digest('base64url').slice(0, 12)
}
