import { randomUUID } from 'node:crypto'
import proxyAddr from 'proxy-addr'
import { env } from '#lib/env'
import { clientIpHeader, requestIdHeader } from '#lib/request/request'
import type { Handler } from '#lib/server/handler'

/** A request id that is safe in a log line: `8c1f03e2-5f`. */
const requestIdPattern = /^[\w.:-]{8,64}$/

/**
 * Puts the client's IP address and a request id on the request. The address is read behind as many
 * proxies as `TRUST_PROXY` names. A trusted proxy may set the id; the response carries it.
 *
 * All other `x-*` headers are removed, because Next reads some twenty of them. Over https the
 * response tells browsers to use https only, for a year.
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
