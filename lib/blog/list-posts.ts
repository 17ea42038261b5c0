import { blogSource } from '#lib/blog/blog-source'
import { type FallbackCount, fallbackCounts, getFallbackPosts } from '#lib/blog/fallback-posts'
import { isUnauthorized } from '#lib/blog/provider-error'
import type { ListRequest, PostPage, PostSummary, SearchedPost } from '#lib/blog/post'
import { type Locale, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'

/**
 * Returns a page of the blog's list. When the provider fails and no page is cached, the first page
 * has `fallbackCount` built-in articles. All other pages are empty.
 */
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
 * Returns the newest posts, for "Read also" under a page. When the provider fails or is slow and no
 * page is cached, returns built-in articles.
 *
 * @param except slug of the article on the page, which is left out of the built-in articles
 */
export function getNewestPosts(locale: Locale, except?: string): Promise<PostPage> {
  return blogSource.getPageQuickly({ locale, page: 1 }).catch(async (error: unknown) => {
    log.error('blog-fallback', error)
    const data = await getFallbackPosts(locale, fallbackCounts.readAlso, except)
    return { data, links: { next: null } }
  })
}

/**
 * Returns every post of a language, newest first. When the first page of the provider's list fails,
 * returns built-in articles.
 */
export function getAllPosts(locale: Locale): Promise<readonly SearchedPost[]> {
  return blogSource.getAllPosts(locale).catch((error: unknown) => {
    log.error('all-posts-fallback', error)
    return getFallbackPosts(locale, fallbackCounts.readAlso)
  })
}

export type ListedPost = Pick<PostSummary, 'slug' | 'published' | 'updated' | 'reviewed'> & {
  locales: readonly Locale[]
}

/** Lists every post once, with the languages in which the post exists. */
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
 * True when the blog's list has the requested page. While the provider fails, returns true for the
 * first page and undefined for other pages.
 *
 * @throws ProviderError when the provider answers 401
 */
export async function hasListPage(request: ListRequest): Promise<boolean | undefined> {
  const page = await blogSource.getPageQuickly(request).catch((error: unknown) => {
    if (isUnauthorized(error)) throw error
    return undefined
  })
  return request.page === 1 || (page && page.data.length > 0)
}
