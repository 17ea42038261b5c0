import { cache, getCached, getPages } from '#lib/blog/provider-cache'
import { pathOf } from '#lib/blog/provider-request'
import { isSlug } from '#lib/blog/slug'
import type { BlogSource, ListRequest, Post, PostPage, PostRequest, Wait } from '#lib/blog/types'
import { localeDetails, type Locale } from '#lib/i18n/locales'

async function list({ locale, page }: ListRequest, wait?: Wait): Promise<PostPage> {
  const cached = (await getCached({ locale, page }, wait))?.page
  if (!cached) return { data: [], links: { next: null } }
  // The browser only talks to this site; the provider's own URL of the next page stays here.
  const next = cached.links.next === null ? null : `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
  return { ...cached, links: { next } }
}

async function post({ locale, slug }: PostRequest, wait?: Wait): Promise<Post | null> {
  return isSlug(slug) ? ((await getCached({ locale, slug }, wait))?.post ?? null) : null
}

/** Expires what is cached of a language, or of one post and the lists: the next request waits for the provider. */
export function expireProviderCache(locale: Locale, slug?: string): void {
  const { changes, errors } = cache()
  const start = `api/${localeDetails[locale].provider}/`
  const paths = slug === undefined ? [start] : [`${start}blog?`, pathOf({ locale, slug })]
  for (const path of paths) changes.set(path, performance.now())
  errors.clear()
}

/** The clinic's provider (spec section 7). Every call rejects with a ProviderError while it is down. */
export const provider: BlogSource = {
  list,
  post,
  findSlug: async (request) => (await post(request, 'moment'))?.slug ?? null,
  all: async (locale) => (await getPages(locale, 'fresher')).flatMap(({ data }) => data),
}
