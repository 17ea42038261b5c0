import { type Topic, content, topicsOf } from '#lib/content/content'
import { embedded, getFallbackPosts } from '#lib/blog/embedded-posts'
import {
  type BlogSource,
  type ListRequest,
  type Post,
  type PostPage,
  type PostRequest,
  type PostSummary,
  type SearchedPost,
  toPostSummary,
} from '#lib/blog/post'
import { isUnauthorized, provider } from '#lib/blog/provider'
import { env } from '#lib/env'
import { type Locale, locales } from '#lib/i18n/locales'
import { log } from '#lib/log'

/** The provider's posts, and what it does not know of ours: pages and lists link to these whatever it has. */
const providerThenEmbedded: BlogSource = {
  ...provider,
  post: async (request, wait) => (await provider.post(request, wait)) ?? embedded.post(request),
  // Ours are there whatever the provider has: nobody waits for its word.
  findSlug: async (request) => (await embedded.findSlug(request)) ?? provider.findSlug(request),
}

/** The source itself: throws while the provider is down. For API routes, which say so by their status. */
export const source: BlogSource = env.API_URL === undefined ? embedded : providerThenEmbedded

export type ListedPost = Pick<PostSummary, 'slug' | 'published' | 'updated' | 'reviewed'> & {
  locales: readonly Locale[]
}

/** While the provider fails, so many built-in articles stand in (decisions, "Fallback posts"), and none of them `except`. */
type Fallback = { fallback: 3 | 5; except?: string | undefined; isBrief?: boolean }

export function listPosts(
  request: ListRequest,
  { fallback, except, isBrief }: Fallback,
): Promise<PostPage> {
  return source.list(request, { isFresh: true, isBrief }).catch(async (error: unknown) => {
    log.error('blog-fallback', error)
    const data = request.page === 1 ? await getFallbackPosts(request.locale, fallback, except) : []
    return { data, links: { next: null } }
  })
}

/** The newest posts, to read after a page: nobody waits for them longer than a moment. */
export const getNewestPosts = (locale: Locale, except?: string) =>
  listPosts({ locale, page: 1 }, { fallback: 5, except, isBrief: true })

/**
 * A post, null when there is none. While the provider fails, the built-in article.
 * @throws the provider's error when there is none either. A page that is revalidated then stays as it is, and the middleware
 * lets no visitor come here for one that was never rendered.
 */
export async function findPost(request: PostRequest): Promise<Post | null> {
  try {
    return await source.post(request, { isFresh: true, isBrief: true })
  } catch (error) {
    log.error('post-fallback', error)
    const fallback = await embedded.post(request)
    if (fallback) return fallback
    throw error
  }
}

/** Undefined, as nobody knows while the provider fails. @throws its 401 */
function unlessUnauthorized(error: unknown): undefined {
  if (isUnauthorized(error)) throw error
}

/** The post's slug in its canonical case, null for none, undefined when nobody knows. @throws ProviderError with status 401 */
export const findSlug = (request: PostRequest) => source.findSlug(request).catch(unlessUnauthorized)

/** Bytes of the longest slug of a page rendered at build time: it names a file. */
const maxFileName = 200

/** Slugs of the posts to render at build time; any later one is rendered when first requested. */
export async function listSlugsToPrerender(locale: Locale): Promise<readonly string[]> {
  if (env.API_URL === undefined) return (await embedded.all(locale)).map(({ slug }) => slug)
  const slugs = (await listPosts({ locale, page: 1 }, { fallback: 5 })).data.map(({ slug }) => slug)
  const posts = await Promise.all(slugs.map((slug) => findPost({ locale, slug }).catch(() => null)))
  return slugs.filter(
    (slug, index) => posts[index] && encodeURIComponent(slug).length <= maxFileName,
  )
}

/** True when the list has a page of this number; while the provider fails, undefined for all but the first. @throws as above */
export async function hasListPage(request: ListRequest): Promise<boolean | undefined> {
  const page = await source.list(request, { isBrief: true }).catch(unlessUnauthorized)
  return request.page === 1 || (page && page.data.length > 0)
}

/** Languages in which something exists, or may, while the provider fails. */
async function localesWhere(
  find: (locale: Locale) => Promise<unknown>,
): Promise<readonly Locale[]> {
  const found = await Promise.all(locales.map((locale) => find(locale).catch(() => undefined)))
  return locales.filter((_locale, index) => found[index] !== null && found[index] !== false)
}

/** The one source of a post's alternates, for its head and the switcher. */
export const findPostLocales = (slug: string) =>
  localesWhere((locale) => findSlug({ locale, slug }))

export const findPageLocales = (page: number) =>
  localesWhere((locale) => hasListPage({ locale, page }))

/** Every post of a language, newest first; while the provider fails, the built-in articles. */
export function getAllPosts(locale: Locale): Promise<readonly SearchedPost[]> {
  return source.all(locale).catch((error: unknown) => {
    log.error('all-posts-fallback', error)
    return getFallbackPosts(locale, 5)
  })
}

export async function listPostsOfAllLocales(): Promise<readonly ListedPost[]> {
  const inLocale = async (locale: Locale) =>
    (await getAllPosts(locale)).map((post) => ({ post, locale }))
  const lists = await Promise.all(locales.map(inLocale))
  const bySlug = Map.groupBy(lists.flat(), ({ post }) => post.slug)
  return [...bySlug.values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map(({ post }) => ({ ...post, locales: [...new Set(same.map(({ locale }) => locale))] })),
  )
}

export async function getTopicPosts(
  locale: Locale,
  { slugs }: Topic,
): Promise<readonly PostSummary[]> {
  return (await getAllPosts(locale)).filter(({ slug }) => slugs.includes(slug)).map(toPostSummary)
}

/** Topics that have posts: a provider may have none of some. */
export async function getFilledTopics(locale: Locale): Promise<readonly Topic[]> {
  const posts = await getAllPosts(locale)
  return content.topics.filter(({ slugs }) => posts.some(({ slug }) => slugs.includes(slug)))
}

type Page = { except?: string | undefined; topic?: Topic['id'] | undefined }

/** Posts that share a topic with a page, those that share most first; of a provider's, those on the first page of its list. */
export async function findRelatedPosts(
  locale: Locale,
  { except = '', topic }: Page,
): Promise<readonly PostSummary[]> {
  const posts =
    env.API_URL === undefined ? await getAllPosts(locale) : (await getNewestPosts(locale)).data
  const wanted = content.topics.filter((each) => each.id === topic || each.slugs.includes(except))
  const shared = (slug: string) => topicsOf(slug).filter((each) => wanted.includes(each)).length
  return posts
    .filter(({ slug }) => slug !== except && shared(slug) > 0)
    .toSorted((a, b) => shared(b.slug) - shared(a.slug))
    .map(toPostSummary)
}
