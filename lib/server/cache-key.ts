import type { IncomingMessage } from 'node:http'
import { getLocaleInPath } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes } from '#lib/i18n/routes'
import { isCampaignParameter } from '#lib/visits/campaign'

/**
 * Matches the names of request headers that change the response. A request with such a header
 * bypasses the cache. Next names these headers in `Vary`, except `Authorization` (RFC 9111, section
 * 3.5).
 */
const variantHeaders = /^(authorization|rsc|next-.*)$/

/** Beginning of the cookie of Next's draft mode. */
const draftCookie = '__prerender_bypass='

/**
 * Matches the paths of cached files that `routes` does not list: `/_next/static/a.js`,
 * `/covers/antiage.svg`.
 */
const cachedFiles =
  /^\/(_next\/static|fonts|icons|images|covers|pictures)\/|^\/(sitemap\.xml|robots\.txt|favicon\.ico)$/

const listCall = /^\/api\/[a-z]{2}\/blog$/

/** Largest number of query parameters that are read. A campaign link has at most a dozen. */
const maxParameters = 32

/** Matches the cache key of a language's not-found page: `/ua/not-found br`. */
const notFoundKey = /^\/[a-z]+\/not-found /

/** The status of a cached response: 404 for the not-found page, 200 for all others. */
export const getCachedStatus = (key: string): number => (notFoundKey.test(key) ? 404 : 200)

type CacheEntryName = {
  /** Cache key of a page. */
  key: string
  /** Path and query with which Next renders the page. */
  target: string
}

/**
 * Returns the cache key of a request and the target for Next. Returns undefined for a request that
 * must bypass the cache. A request bypasses the cache when its response differs by visitor. A
 * request also bypasses the cache unless its path is a page, a list of posts or a cached file.
 *
 * The target contains only campaign parameters and the `page` of a list of posts. Other parameters
 * are removed, so that one visitor cannot poison the shared entry. Campaign parameters stay,
 * because a redirect of Next repeats them.
 */
export function getCacheKey(request: IncomingMessage): CacheEntryName | undefined {
  const { method = '', url = '', headers } = request
  const [path = '', query = ''] = url.split('?')
  const isVariant =
    Object.keys(headers).some((name) => variantHeaders.test(name)) ||
    headers.cookie?.includes(draftCookie)
  if (isVariant || !['GET', 'HEAD'].includes(method)) return undefined
  const isList = listCall.test(path)
  const cachedPath = isList || cachedFiles.test(path) ? path : getCachedPagePath(path)
  if (cachedPath === undefined) return undefined
  const parts = query.split('&', maxParameters).filter((part) => {
    const [name = ''] = part.split('=', 1)
    return (isList && name === 'page') || isCampaignParameter(name)
  })
  const parameters = new URLSearchParams(parts.join('&'))
  const page = isList && parameters.has('page') ? [`page=${parameters.getAll('page').join()}`] : []
  return {
    key: [cachedPath, ...page, headers['accept-encoding']].join(' '),
    target: parameters.size > 0 ? `${cachedPath}?${parameters.toString()}` : cachedPath,
  }
}

/**
 * Returns the path of the cached page with which the server answers a request for `path`. An
 * unknown path gives the path of the language's not-found page. Returns undefined for a page that
 * differs by visitor, and for a path without a language.
 */
function getCachedPagePath(path: string): string | undefined {
  const locale = getLocaleInPath(path)
  if (!locale) return undefined
  const name = matchRoute(path.split('/').slice(2))?.name
  if (!name) return `/${locale}/not-found`
  const isShared = !('query' in routes[name])
  return isShared && path.startsWith(pathTo(locale, name)) ? path : undefined
}

/**
 * Returns the cache key and the target of the not-found page in the language of the request's path.
 */
export function getNotFoundPage({ url = '', headers }: IncomingMessage): CacheEntryName {
  const target = `/${url.split('/')[1] ?? ''}/not-found`
  return { key: `${target} ${headers['accept-encoding'] ?? ''}`, target }
}
