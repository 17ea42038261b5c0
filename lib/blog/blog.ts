import { embedded, fallbackPosts } from '#lib/blog/embedded'
import { embeddedSlugs } from '#lib/blog/embedded-slugs'
import { provider } from '#lib/blog/provider'
import type { BlogSource, DatedPost, ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { isUnauthorized } from '#lib/http/provider-client'
import { env } from '#lib/env'
import { languages, type Language } from '#lib/i18n/languages'
import { log } from '#lib/log'

/** The source as it is: throws while the provider is down. For API routes, which say so by their status. */
export const source: BlogSource = env.API_URL === undefined ? embedded : provider

export type ListedPost = DatedPost & { languages: readonly Language[] }

/** A page of the list; while the provider fails, `fallback` built-in articles (decisions, "Fallback posts"). */
export async function listPosts(request: ListRequest, fallback: 3 | 5): Promise<PostPage> {
  try {
    return await source.list(request, true)
  } catch (error) {
    log.error('blog-fallback', error)
    const data = request.page === 1 ? await fallbackPosts(request.language, fallback) : []
    return { data, links: { next: null } }
  }
}

/**
 * A post, null when there is none. While the provider fails, the built-in article.
 * @throws the provider's error when there is none either. A page that is made anew then stays as it is, and the middleware
 * lets no visitor come here for one that was never made.
 */
export async function findPost(request: PostRequest): Promise<Post | null> {
  try {
    return await source.post(request, true)
  } catch (error) {
    log.error('post-fallback', error)
    const builtIn = await embedded.post(request)
    if (builtIn) return builtIn
    throw error
  }
}

/**
 * The post's slug in its true case, null when there is no such post, undefined when nobody knows while the provider fails.
 * @throws ProviderError with status 401, which leads the visitor to the root (decisions, "401").
 */
export async function findSlug(request: PostRequest): Promise<string | null | undefined> {
  try {
    return await source.findSlug(request)
  } catch (error) {
    if (isUnauthorized(error)) throw error
    return (await embedded.findSlug(request)) ?? undefined
  }
}

/** Bytes of the longest slug of a page made at build time: it names a file. */
const longestFileName = 200

/** Slugs of the posts to make at build time; any later one is made when first asked for. */
export async function postsToPrerender(language: Language): Promise<readonly string[]> {
  if (env.API_URL === undefined) return embeddedSlugs()
  const slugs = (await listPosts({ language, page: 1 }, 5)).data.map(({ slug }) => slug)
  const posts = await Promise.all(slugs.map((slug) => findPost({ language, slug }).catch(() => null)))
  return slugs.filter((slug, index) => posts[index] && encodeURIComponent(slug).length <= longestFileName)
}

/** True when the post is known in a language, or may be, while the provider fails. */
export async function isWritten(request: PostRequest): Promise<boolean> {
  return source.findSlug(request).then(
    (slug) => slug !== null,
    () => true,
  )
}

/** Languages a post exists in: the one source of its alternates, for its head and the switcher. */
export async function languagesOf(slug: string): Promise<readonly Language[]> {
  const isIn = await Promise.all(languages.map((language) => isWritten({ language, slug })))
  return languages.filter((_language, index) => isIn[index])
}

/** Languages whose list has a page of this number, or may have, while the provider fails. */
export async function languagesOfPage(page: number): Promise<readonly Language[]> {
  const isIn = await Promise.all(languages.map((language) => hasPage({ language, page }).catch(() => undefined)))
  return languages.filter((_language, index) => isIn[index] !== false)
}

/** Every post with the languages it exists in, for the sitemap; while the provider fails, the built-in articles. */
export async function listedPosts(): Promise<readonly ListedPost[]> {
  const inEach = await Promise.all(
    languages.map(async (language) => {
      const all = await source.all(language).catch((error: unknown) => {
        log.error('sitemap-fallback', error)
        return fallbackPosts(language, 5)
      })
      const unique = new Map(all.map((post) => [post.slug, post])).values()
      return [...unique].map((post) => ({ ...post, language }))
    }),
  )
  return [...Map.groupBy(inEach.flat(), ({ slug }) => slug).values()].flatMap(([post, ...others]) =>
    post ? [{ ...post, languages: [post, ...others].map(({ language }) => language) }] : [],
  )
}

/** True when the list has a page of this number; while the provider fails, undefined for all but the first. */
export async function hasPage(request: ListRequest): Promise<boolean | undefined> {
  try {
    const { data } = await source.list(request)
    return request.page === 1 || data.length > 0
  } catch (error) {
    if (isUnauthorized(error)) throw error
    return request.page === 1 || undefined
  }
}
