import type { IncomingMessage } from 'node:http'
import { readParameters } from '#lib/i18n/routes'

/** Request headers that lead to another response than the page itself (`Vary`, RFC 9111 section 3.5, draft mode). */
const distinct = /^(authorization|range|rsc|next-.*)$/

const previewCookie = '__prerender_bypass='

/** Files that the routes table does not know. */
const file = /^\/(_next\/static|fonts|icons)\/|^\/(sitemap\.xml|robots\.txt|manifest\.webmanifest|favicon\.ico)$/

/**
 * Key of a request in the page cache: path, the search parameters that the page reads, and the encoding. Takes all other
 * parameters off the request, so that whoever comes first cannot change what the others get.
 * @returns undefined when the response is not to be cached.
 */
export function cacheKey(request: IncomingMessage): string | undefined {
  const { method = '', url = '', headers } = request
  const [path = '', query = ''] = url.split('?')
  const read = file.test(path) ? [] : readParameters(path)
  if (read === undefined || !['GET', 'HEAD'].includes(method)) return undefined
  if (Object.keys(headers).some((name) => distinct.test(name))) return undefined
  if (headers.cookie?.includes(previewCookie)) return undefined
  const given = new URLSearchParams(query)
  const parameters = new URLSearchParams(read.flatMap((name) => given.getAll(name).slice(0, 1).map((value) => [name, value])))
  request.url = parameters.size > 0 ? `${path}?${parameters.toString()}` : path
  return `${request.url} ${String(headers['accept-encoding'])}`
}
