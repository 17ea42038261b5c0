import type { ListRequest, PostRequest } from '#lib/blog/types'
import { localeDetails } from '#lib/i18n/locales'

export type ProviderRequest = ListRequest | PostRequest

/** The provider's path of a request (spec section 7). */
export function pathOf(request: ProviderRequest): string {
  const rest = 'slug' in request ? `post/${encodeURIComponent(request.slug)}` : `blog?page=${request.page}`
  return `api/${localeDetails[request.locale].provider}/${rest}`
}

export function isFirstPage(request: ProviderRequest): boolean {
  return 'page' in request && request.page === 1
}
