import { respond, type Handler } from '#lib/server/handler'

/**
 * Pages and files are only read; Next would answer any method with the page, and with a 500 for a file. TRACE it cannot
 * answer anywhere: the web's `Request`, which it makes of every request, does not take it. An upgrade is not taken up.
 */
export const methodGuard: Handler = (request, response, next) => {
  const { method = '', url = '', headers } = request
  // Node's parser waits for the other protocol on this connection, until the request times out.
  if (headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  if (['GET', 'HEAD'].includes(method) || (url.startsWith('/api/') && method !== 'TRACE')) next()
  else respond(response, 405, 'method-not-allowed', { Allow: 'GET, HEAD' })
}
