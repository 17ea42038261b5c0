import type { Handler } from '#lib/server/handler'

/**
 * Closes the connection of a request that offers an upgrade after its response. Node's parser waits for the other
 * protocol on it, until the request times out.
 */
export const noUpgrade: Handler = (request, response, next) => {
  if (request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  next()
}
