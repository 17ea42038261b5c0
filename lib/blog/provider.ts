import { type BlogSource, type ListRequest, type PostPage } from '#lib/blog/post'
import { getFreshResponse, getListedPosts, getResponseQuickly } from '#lib/blog/provider-cache'
import type { ProviderResponse } from '#lib/blog/read-provider-response'
import { isSlug } from '#lib/blog/slug'
import { localeDetails } from '#lib/i18n/locales'

/**
 * Converts a provider's response to a page of the list. `links.next` becomes an address of this
 * site, because the browser never calls the provider.
 */
function toPostPage({ locale, page }: ListRequest, response: ProviderResponse | null): PostPage {
  if (!response?.page) return { data: [], links: { next: null } }
  const { data, links } = response.page
  const nextUrl = `/api/${localeDetails[locale].provider}/blog?page=${page + 1}`
  return { data, links: { next: links.next === null ? null : nextUrl } }
}

/**
 * The posts of the provider (spec section 7). A call rejects with a ProviderError when the provider
 * fails and no response is cached.
 */
export const providerPosts: BlogSource = {
  getFreshPage: async (request) => toPostPage(request, await getFreshResponse(request)),
  getPageQuickly: async (request) => toPostPage(request, await getResponseQuickly(request)),
  getFreshPost: async (request) =>
    isSlug(request.slug) ? ((await getFreshResponse(request))?.post ?? null) : null,
  getPostQuickly: async (request) =>
    isSlug(request.slug) ? ((await getResponseQuickly(request))?.post ?? null) : null,
  findSlug: async (request) => (await providerPosts.getPostQuickly(request))?.slug ?? null,
  getAllPosts: (locale) => getListedPosts(locale),
}
