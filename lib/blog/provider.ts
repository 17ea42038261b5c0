import { cache, getCached, getPages } from '#lib/blog/provider-cache'
import { pathOf } from '#lib/blog/provider-request'
import { isSlug } from '#lib/blog/slug'
import type { BlogSource, ListRequest, Post, PostPage, PostRequest } from '#lib/blog/types'
import { codes, type Language } from '#lib/i18n/languages'

async function list({ language, page }: ListRequest, isFresh?: boolean): Promise<PostPage> {
  const cached = (await getCached({ language, page }, isFresh))?.page
  if (!cached) return { data: [], links: { next: null } }
  // The browser only talks to this site; the provider's own URL of the next page stays here.
  const next = cached.links.next === null ? null : `/api/${codes[language].provider}/blog?page=${page + 1}`
  return { ...cached, links: { next } }
}

async function post({ language, slug }: PostRequest, isFresh?: boolean): Promise<Post | null> {
  return isSlug(slug) ? ((await getCached({ language, slug }, isFresh))?.post ?? null) : null
}

/** Expires what is cached of a language, or of one post and the lists: the next request waits for the provider. */
export function expireProviderCache(language: Language, slug?: string): void {
  const { changes, errors } = cache()
  const start = `api/${codes[language].provider}/`
  const paths = slug === undefined ? [start] : [`${start}blog?`, pathOf({ language, slug })]
  for (const path of paths) changes.set(path, performance.now())
  errors.clear()
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  list,
  post,
  findSlug: async (request) => (await post(request))?.slug ?? null,
  all: async (language) => (await getPages(language, true)).flatMap(({ data }) => data),
}
