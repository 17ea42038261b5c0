import { randomUUID } from 'node:crypto'
import proxyAddr from 'proxy-addr'
import { env } from '#lib/env'
import { clientIpHeader, requestIdHeader } from '#lib/request/request'
import type { Handler } from '#lib/server/handler'

/** Matches a request id that is safe in a log line: `8c1f03e2-5f`. */
const requestIdPattern = /^[\w.:-]{8,64}$/

/**
 * Sets the client's IP address and a request id as headers of the request. `TRUST_PROXY` is the
 * number of trusted proxies between the client and the server. A trusted proxy may choose the
 * request id. The response repeats the id in `X-Request-Id`. All other `x-*` headers of the client
 * are removed, because Next obeys some twenty of them. On an https site the response has
 * `Strict-Transport-Security` for a year.
 */
export const identifyClient: Handler = (request, response, next) => {
  const { headers } = request
  const proxyId = [headers[requestIdHeader]].flat()[0] ?? ''
  const isTrusted = env.TRUST_PROXY > 0 && requestIdPattern.test(proxyId)
  const id = isTrusted ? proxyId : randomUUID()
  const ip = proxyAddr(request, (_address, hop) => hop < env.TRUST_PROXY)
  for (const name of Object.keys(headers)) if (name.startsWith('x-')) delete headers[name]
  headers[clientIpHeader] = ip
  headers[requestIdHeader] = id
  response.setHeader('X-Request-Id', id)
  if (env.SITE_URL.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains; preload')
  next()
}
