import { LRUCache } from 'lru-cache'
import { parseProviderPage, parseProviderPost } from '#lib/blog/provider-schema'
import type { BlogSource, DatedPost, ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { getFromProvider, ProviderError, resumeProvider } from '#lib/http/provider-client'
import { codes, type Language } from '#lib/i18n/languages'

type Answer = { page: PostPage } | { post: Post } | { missing: true }

/**
 * Answers of the provider by path. Fresh for a minute, also that there is no such post; a good answer is served
 * further while the provider is down. Bounded, so that made-up slugs cannot fill the memory.
 */
function newCache() {
  return new LRUCache<string, Answer>({
    max: 2000,
    ttl: 60_000,
    noDeleteOnFetchRejection: true,
    fetchMethod: (path) => ask(path),
  })
}

// One cache for all of Next's bundles: pages, routes and middleware.
const shared = globalThis as typeof globalThis & { providerAnswers?: ReturnType<typeof newCache> }
const answers = () => (shared.providerAnswers ??= newCache())

async function ask(path: string): Promise<Answer> {
  const isPost = path.includes('/post/')
  try {
    const json = await getFromProvider(path)
    return isPost ? { post: parseProviderPost(json) } : { page: parseProviderPage(json) }
  } catch (error) {
    if (isPost && error instanceof ProviderError && error.status === 404) return { missing: true }
    throw error
  }
}

async function answer(path: string): Promise<Answer> {
  const known = answers().peek(path, { allowStale: true })
  try {
    return (await answers().fetch(path)) ?? { missing: true }
  } catch (error) {
    if (known) return known
    throw error
  }
}

async function list({ language, page }: ListRequest): Promise<PostPage> {
  const code = codes[language].provider
  const found = await answer(`api/${code}/blog?page=${page}`)
  if (!('page' in found)) return { data: [], links: { next: null } }
  // The browser only talks to this site; the provider's own address of the next page stays here.
  const next = found.page.links.next === null ? null : `/api/${code}/blog?page=${page + 1}`
  return { data: found.page.data, links: { next } }
}

async function post({ language, slug }: PostRequest): Promise<Post | null> {
  const found = await answer(`api/${codes[language].provider}/post/${encodeURIComponent(slug)}`)
  return 'post' in found ? found.post : null
}

/** More pages than this are no blog but a list without an end. */
const mostPages = 200

async function all(language: Language): Promise<readonly DatedPost[]> {
  const found: DatedPost[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data, links } = await list({ language, page })
    found.push(...data)
    if (links.next === null || data.length === 0) break
  }
  return found
}

/** Makes what is known of a language, or of one post, stale: the next request asks the provider. */
export function forgetProviderAnswers(language: Language, slug?: string): void {
  resumeProvider()
  const start = `api/${codes[language].provider}/`
  for (const path of answers().keys()) {
    const isList = path.startsWith(`${start}blog?`)
    const isPost = slug === undefined ? path.startsWith(start) : path === `${start}post/${encodeURIComponent(slug)}`
    const known = isList || isPost ? answers().peek(path) : undefined
    if (known) answers().set(path, known, { ttl: 1, start: 1 })
  }
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  list,
  post,
  findSlug: async (request) => (await post(request))?.slug ?? null,
  all,
}
