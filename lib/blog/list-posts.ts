import { blogSource } from '#lib/blog/blog-source'
import { type FallbackCount, fallbackCounts, getFallbackPosts } from '#lib/blog/fallback-posts'
import { isUnauthorized } from '#lib/blog/fetch-from-provider'
import type { ListRequest, PostPage, PostSummary, SearchedPost } from '#lib/blog/post'
import { type Locale, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'

/** A page of the blog's list. While the provider fails, the first page shows `fallbackCount` built-in articles. */
export function listPosts(
  request: ListRequest,
  fallbackCount: FallbackCount = fallbackCounts.mainList,
): Promise<PostPage> {
  return blogSource.getFreshPage(request).catch(async (error: unknown) => {
    log.error('blog-fallback', error)
    const isFirst = request.page === 1
    const data = isFirst ? await getFallbackPosts(request.locale, fallbackCount) : []
    return { data, links: { next: null } }
  })
}

/**
 * The newest posts for "Read also" under a page. While the provider fails or is slow, built-in
 * articles without `except`, the slug of the article that is being read.
 */
export function getNewestPosts(locale: Locale, except?: string): Promise<PostPage> {
  return blogSource.getPageQuickly({ locale, page: 1 }).catch(async (error: unknown) => {
    log.error('blog-fallback', error)
    const data = await getFallbackPosts(locale, fallbackCounts.readAlso, except)
    return { data, links: { next: null } }
  })
}

/** Every post of a language, newest first. While the provider fails, the built-in articles. */
export function getAllPosts(locale: Locale): Promise<readonly SearchedPost[]> {
  return blogSource.getAllPosts(locale).catch((error: unknown) => {
    log.error('all-posts-fallback', error)
    return getFallbackPosts(locale, fallbackCounts.readAlso)
  })
}

export type ListedPost = Pick<PostSummary, 'slug' | 'published' | 'updated' | 'reviewed'> & {
  locales: readonly Locale[]
}

/** Every post once, with the languages in which it exists. */
export async function listPostsOfAllLocales(): Promise<readonly ListedPost[]> {
  const lists = await Promise.all(
    locales.map(async (locale) => (await getAllPosts(locale)).map((post) => ({ post, locale }))),
  )
  const bySlug = Map.groupBy(lists.flat(), ({ post }) => post.slug)
  return [...bySlug.values()].flatMap((translations) => {
    const postLocales = [...new Set(translations.map(({ locale }) => locale))]
    return translations.slice(0, 1).map(({ post }) => ({ ...post, locales: postLocales }))
  })
}

/**
 * True when the list has a page of this number. While the provider fails: undefined, and true for
 * the first page.
 *
 * @throws ProviderError with status 401
 */
export async function hasListPage(request: ListRequest): Promise<boolean | undefined> {
  const page = await blogSource.getPageQuickly(request).catch((error: unknown) => {
    if (isUnauthorized(error)) throw error
    return undefined
  })
  return request.page === 1 || (page && page.data.length > 0)
}
