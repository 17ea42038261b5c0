import { type Handler, respondWithCode } from '#lib/server/handler'

/** Matches API paths that accept only POST: `/api/subscribe`, `/api/staff/lead`. */
const postedCalls = /^\/api\/(subscribe|call-window|event|revalidate|staff\/(?!news$)[a-z-]+)$/

/** Matches paths that accept only GET and HEAD: `/ua/blog`, `/api/uk/blog`, `/api/health`. */
const readPaths = /^\/(?!api\/)|^\/api\/([a-z]{2}\/|health|staff\/news$)/

/**
 * Returns the allowed methods of a path. An unknown API path allows GET, HEAD and POST. Next
 * answers these requests with 404.
 */
function getAllowedMethods(path: string): readonly string[] {
  if (postedCalls.test(path)) return ['POST']
  return readPaths.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

/**
 * Answers 405 when the path does not allow the method. Without this handler, Next would answer with
 * the page, or with 500 for a file.
 */
export const refuseOtherMethods: Handler = (request, response, next) => {
  const { method = '', url = '', headers } = request
  // An `Upgrade` header names another protocol. Without `Connection: close`, Node's parser keeps
  // the connection open for that protocol.
  if (headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  const [path = ''] = url.split('?')
  const allowed = getAllowedMethods(path)
  if (allowed.includes(method)) next()
  else respondWithCode(response, 405, 'method-not-allowed', { Allow: allowed.join(', ') })
}
