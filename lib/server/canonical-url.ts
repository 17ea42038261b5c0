import { respond, type Handler } from '#lib/server/handler'

/**
 * The one spelling of a path: no empty or dot segments, each segment percent-encoded as `encodeURIComponent` does (so
 * does `pathTo`). A malformed percent sign is taken literally.
 * @returns `isMalformed` when the path has such a sign.
 */
function canonicalPath(path: string): { path: string; isMalformed: boolean } {
  let isMalformed = false
  // Node reads a header byte by byte: an unencoded Ukrainian letter is two characters here.
  const { pathname } = new URL(`http://localhost${Buffer.from(path, 'latin1').toString()}`)
  const segments = pathname.split('/').filter(Boolean)
  const encoded = segments.map((segment) => {
    try {
      return encodeURIComponent(decodeURIComponent(segment))
    } catch {
      isMalformed = true
      return encodeURIComponent(segment)
    }
  })
  return { path: `/${encoded.join('/')}`, isMalformed }
}

/** Redirects any other spelling of a path to the canonical one; a malformed path of the API is refused. */
export const canonicalUrl: Handler = (request, response, next) => {
  const [, given = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? []
  if (!given.startsWith('/')) {
    respond(response, 400, {}, 'malformed-path')
    return
  }
  const { path, isMalformed } = canonicalPath(given)
  if (isMalformed && path.startsWith('/api/')) respond(response, 400, {}, 'malformed-path')
  else if (path !== given) respond(response, 308, { Location: path + query })
  else next()
}
