import type { IncomingMessage } from 'node:http'
import { isCampaignParameter } from '#lib/leads/campaign'
import { localeInPath } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes } from '#lib/i18n/routes'

/** Request headers that lead to another response than the one for all (`Vary`, RFC 9111 section 3.5). */
const own = /^(authorization|range|rsc|next-.*)$/

/** Files that the routes table does not know. */
const file =
  /^\/(_next\/static|fonts|icons|images|doctors|covers|pictures)\/|^\/(sitemap\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico)$/

/** Search parameters that the page at a path reads; undefined where there is no page in this spelling. */
function readParameters(path: string): readonly string[] | undefined {
  if (/^\/api\/[a-z]{2}\/blog$/.test(path)) return ['page']
  if (file.test(path)) return []
  const locale = localeInPath(path)
  const name = matchRoute(path.split('/').slice(2))?.name
  if (!locale || !name || !path.startsWith(pathTo(locale, name))) return undefined
  const route = routes[name]
  return 'query' in route ? route.query : []
}

/**
 * Key of a request in the page cache: path, the search parameters that the page reads, and the encoding. Others are taken off
 * the request, lest whoever comes first change what the rest get; but for a campaign's, which a redirect carries on.
 * @returns undefined when the response is not to be cached.
 */
export function cacheKey(request: IncomingMessage): string | undefined {
  const { method = '', url = '', headers } = request
  const [path = '', query = ''] = url.split('?')
  const names = readParameters(path)
  const isOwn = Object.keys(headers).some((name) => own.test(name)) || headers.cookie?.includes('__prerender_bypass=')
  if (!names || isOwn || !['GET', 'HEAD'].includes(method)) return undefined
  const given = new URLSearchParams(query)
  const read = names.filter((name) => given.has(name)).map((name) => `${name}=${given.getAll(name).join()}`)
  const kept = new URLSearchParams([...given].filter(([name]) => names.includes(name) || isCampaignParameter(name)))
  request.url = kept.size > 0 ? `${path}?${kept.toString()}` : path
  return [path, ...read, headers['accept-encoding']].join(' ')
}
