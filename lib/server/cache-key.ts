import type { IncomingMessage } from 'node:http'
import { getLocaleInPath } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes } from '#lib/i18n/routes'
import { isCampaignParameter } from '#lib/visits/campaign'

/** Request headers that select another response than the shared one (`Vary`, RFC 9111 section 3.5). */
const variantHeaders = /^(authorization|rsc|next-.*)$/

/** The cookie of Next's draft mode. */
const draftCookie = '__prerender_bypass='

/** Files that the routes table does not name: `/_next/static/a.js`, `/covers/antiage.svg`. */
const cachedFiles =
  /^\/(_next\/static|fonts|icons|images|covers|pictures)\/|^\/(sitemap\.xml|robots\.txt|favicon\.ico)$/

const listCall = /^\/api\/[a-z]{2}\/blog$/

/** Query parameters that are read. A campaign link has at most a dozen. */
const maxParameters = 32

/** Key of the one not-found page of a language: `/ua/not-found br`. */
const notFoundKey = /^\/[a-z]+\/not-found /

/** A cached not-found page has status 404, every other cached page 200. */
export const getCachedStatus = (key: string): number => (notFoundKey.test(key) ? 404 : 200)

/** The key of a cached page, and the request target that renders it. */
type CacheEntryName = { key: string; target: string }

/**
 * Returns the cache key of a request, and its target for Next. Undefined for a response that differs
 * by visitor, and for a path that no page has.
 *
 * Query parameters that the page does not read leave the target, so that one visitor's parameters
 * cannot poison the shared entry. Campaign parameters stay, because a redirect carries them on.
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
 * The path of a shared page; the path of the not-found page below a language where no route is.
 * Undefined for a page that is rendered for each visitor, and without a language.
 */
function getCachedPagePath(path: string): string | undefined {
  const locale = getLocaleInPath(path)
  if (!locale) return undefined
  const name = matchRoute(path.split('/').slice(2))?.name
  if (!name) return `/${locale}/not-found`
  const isShared = !('query' in routes[name])
  return isShared && path.startsWith(pathTo(locale, name)) ? path : undefined
}

/** The not-found page in the language of a request's path. */
export function getNotFoundPage({ url = '', headers }: IncomingMessage): CacheEntryName {
  const target = `/${url.split('/')[1] ?? ''}/not-found`
  return { key: `${target} ${headers['accept-encoding'] ?? ''}`, target }
}
