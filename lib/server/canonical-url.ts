import { respond, type Handler } from '#lib/server/handler'

/** Text of a percent-encoded segment, undefined when a percent sign in it is malformed. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Redirects any other spelling of a path to the canonical one: no empty or dot segments, each segment percent-encoded as
 * `pathTo` does. A malformed percent sign is taken literally, in the API it is refused.
 */
export const canonicalUrl: Handler = (request, response, next) => {
  const [, given = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? []
  // Node reads a header byte by byte: an unencoded Ukrainian letter is two characters here.
  const url = given.startsWith('/') ? URL.parse(`http://localhost${Buffer.from(given, 'latin1').toString()}`) : null
  const segments = url?.pathname.split('/').filter(Boolean) ?? []
  const path = `/${segments.map((segment) => encodeURIComponent(decode(segment) ?? segment)).join('/')}`
  if (!url || (path.startsWith('/api/') && segments.some((segment) => decode(segment) === undefined)))
    respond(response, 400, 'malformed-path')
  else if (path !== given) respond(response, 308, 'moved', { Location: path + query })
  else next()
}
