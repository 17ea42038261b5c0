import { respond, type Handler } from '#lib/server/handler'

const reading = ['GET', 'HEAD']

/**
 * Pages and files are only read; Next would answer any method with the page, and with a 500 for a file. TRACE it cannot
 * answer anywhere: the web's `Request`, which it makes of every request, does not take it.
 */
export const methodGuard: Handler = (request, response, next) => {
  const { method = '', url = '' } = request
  if (reading.includes(method) || (url.startsWith('/api/') && method !== 'TRACE')) next()
  else respond(response, 405, { Allow: reading.join(', ') }, 'method-not-allowed')
}
