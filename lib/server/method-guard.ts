import { type Handler, respondWithCode } from '#lib/server/handler'

/** Calls that are posted: `/api/subscribe`, `/api/staff/lead`. */
const postedCalls = /^\/api\/(subscribe|event|revalidate|staff\/(?!news$)[a-z-]+)$/

/** Pages, files and calls that are only read: `/ua/blog`, `/api/uk/blog`, `/api/health`. */
const readPaths = /^\/(?!api\/)|^\/api\/([a-z]{2}\/|health|staff\/news$)/

/** Methods of a path. An unknown call is a 404 of Next for reading and posting alike. */
function getAllowedMethods(path: string): readonly string[] {
  if (postedCalls.test(path)) return ['POST']
  return readPaths.test(path) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST']
}

/** Answers other methods with 405. Next would answer them with the page, or with a 500 for a file. */
export const refuseOtherMethods: Handler = (request, response, next) => {
  const { method = '', url = '', headers } = request
  // Node's parser would keep the connection waiting for the other protocol.
  if (headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  const [path = ''] = url.split('?')
  const allowed = getAllowedMethods(path)
  if (allowed.includes(method)) next()
  else respondWithCode(response, 405, 'method-not-allowed', { Allow: allowed.join(', ') })
}
