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
    return await source.list(request)
  } catch (error) {
    log.error('blog-fallback', error)
    const data = request.page === 1 ? await fallbackPosts(request.language, fallback) : []
    return { data, links: { next: null } }
  }
}

/** A post, null when there is none, `unavailable` while the provider fails and it is no built-in article. */
export async function findPost(request: PostRequest): Promise<Post | null | 'unavailable'> {
  try {
    return await source.post(request)
  } catch (error) {
    log.error('post-fallback', error)
    return (await embedded.post(request)) ?? 'unavailable'
  }
}

/**
 * The post's slug in its true case; while the provider fails every slug may exist.
 * @throws ProviderError with status 401, which leads the visitor to the root (decisions, "401").
 */
export async function findSlug(request: PostRequest): Promise<string | null> {
  try {
    return await source.findSlug(request)
  } catch (error) {
    if (isUnauthorized(error)) throw error
    return request.slug
  }
}

/** Slugs of the posts to make at build time; any later one is made when first asked for. */
export async function postsToPrerender(language: Language): Promise<readonly string[]> {
  if (env.API_URL === undefined) return embeddedSlugs()
  return (await listPosts({ language, page: 1 }, 5)).data.map(({ slug }) => slug)
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
  const isIn = await Promise.all(languages.map((language) => hasPage({ language, page }).catch(() => true)))
  return languages.filter((_language, index) => isIn[index])
}

/** Every post with the languages it exists in, for the sitemap; while the provider fails, the built-in articles. */
export async function listedPosts(): Promise<readonly ListedPost[]> {
  const inEach = await Promise.all(
    languages.map(async (language) => {
      const all = await source.all(language).catch((error: unknown) => {
        log.error('sitemap-fallback', error)
        return fallbackPosts(language, 5)
      })
      return all.map((post) => ({ ...post, language }))
    }),
  )
  return [...Map.groupBy(inEach.flat(), ({ slug }) => slug).values()].flatMap(([post, ...others]) =>
    post ? [{ ...post, languages: [post, ...others].map(({ language }) => language) }] : [],
  )
}

/** True when the list has a page of this number; while the provider fails only the first. */
export async function hasPage(request: ListRequest): Promise<boolean> {
  try {
    const { data } = await source.list(request)
    return request.page === 1 || data.length > 0
  } catch (error) {
    if (isUnauthorized(error)) throw error
    return request.page === 1
  }
}
