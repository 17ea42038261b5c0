import { type Handler, respondWithCode } from '#lib/server/handler'
import { decodePercent } from '#lib/text/percent-encoding'
import { repairQuery, splitCampaign } from '#lib/visits/campaign'

/** Matches a path that needs no percent-encoding: `/ua/article/DASH-diet`. Most paths match. */
const plainPath = /^(\/[\w-]+)+$/

/** Captures the path and the query of a request target: `/ua` and `a=b` in `/ua?a=b#c`. */
const targetParts = /^([^?#]*)(?:\?([^#]*))?/

/**
 * Returns the path of a request target, encoded as `pathTo` encodes paths. Returns undefined for a
 * target that is not a path, and for an API path with a malformed percent sign.
 */
export function getCanonicalPath(target: string): string | undefined {
  if (plainPath.test(target)) return target
  // Node decodes the bytes of a target as Latin-1, so an unencoded Ukrainian letter becomes two
  // characters. The bytes are decoded again as UTF-8.
  const url = URL.parse(`http://localhost${Buffer.from(target, 'latin1').toString()}`)
  if (url === null || !target.startsWith('/')) return undefined
  const segments = url.pathname.split('/').filter(Boolean)
  if (segments[0] === 'api' && segments.some((segment) => decodePercent(segment) === undefined))
    return undefined
  const encoded = segments.map((segment) => encodeURIComponent(decodePercent(segment) ?? segment))
  return `/${encoded.join('/')}`
}

/**
 * Redirects a path in another spelling to the canonical path. Campaign parameters in the path are
 * moved into the query. A request with two `Host` headers gets 400 (RFC 9112, section 3.2).
 */
export const redirectToCanonicalUrl: Handler = (request, response, next) => {
  const [, sentPath = '', sentQuery = ''] = targetParts.exec(request.url ?? '') ?? []
  const split = splitCampaign(sentPath)
  const parameters = [split?.query ?? '', sentQuery]
    .filter((part) => part !== '')
    .map((part) => repairQuery(part))
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  const path = getCanonicalPath(split?.path ?? sentPath)
  if ((request.headersDistinct['host']?.length ?? 0) > 1)
    respondWithCode(response, 400, 'several-hosts')
  else if (path === undefined) respondWithCode(response, 400, 'malformed-path')
  else if (path !== sentPath) respondWithCode(response, 308, 'moved', { Location: path + query })
  else {
    if (sentQuery !== '') request.url = path + query
    next()
  }
}
