import { blogSource } from '#lib/blog/blog-source'
import { embeddedPosts } from '#lib/blog/embedded-posts'
import { fallbackCounts } from '#lib/blog/fallback-posts'
import { isUnauthorized } from '#lib/blog/provider-error'
import { listPosts } from '#lib/blog/list-posts'
import type { Post, PostRequest } from '#lib/blog/post'
import { env } from '#lib/env'
import type { Locale } from '#lib/i18n/locales'
import { log } from '#lib/log'

/**
 * Returns a post, or null when there is no such post. When the provider fails and no post is
 * cached, returns the built-in article with the slug.
 *
 * @throws ProviderError while the provider fails and no built-in article has the slug. The page
 *   cache then keeps the page that it has cached. When no page is cached, the middleware answers
 *   503.
 */
export async function findPost(request: PostRequest): Promise<Post | null> {
  try {
    return await blogSource.getPostQuickly(request)
  } catch (error) {
    log.error('post-fallback', error)
    const builtIn = await embeddedPosts.getPostQuickly(request)
    if (builtIn) return builtIn
    throw error
  }
}

/**
 * Returns the slug of a post in its canonical case. Returns null when there is no such post, and
 * undefined while the provider fails.
 *
 * @throws ProviderError when the provider answers 401
 */
export async function findSlug(request: PostRequest): Promise<string | null | undefined> {
  return blogSource.findSlug(request).catch((error: unknown) => {
    if (isUnauthorized(error)) throw error
    return undefined
  })
}

/**
 * Longest percent-encoded slug that the build prerenders, in bytes. The slug becomes a file name,
 * and file systems limit the length of file names.
 */
const maxFileNameBytes = 200

/** Slugs of the posts that the build prerenders. Other posts are rendered at the first request. */
export async function listSlugsToPrerender(locale: Locale): Promise<readonly string[]> {
  if (env.API_URL === undefined)
    return (await embeddedPosts.getAllPosts(locale)).map(({ slug }) => slug)
  const { data } = await listPosts({ locale, page: 1 }, fallbackCounts.readAlso)
  const found = data.map(async ({ slug }) => {
    const isShort = encodeURIComponent(slug).length <= maxFileNameBytes
    const post = await findPost({ locale, slug }).catch(() => null)
    return isShort && post ? [slug] : []
  })
  return (await Promise.all(found)).flat()
}
