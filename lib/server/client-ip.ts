import proxyAddr from 'proxy-addr'
import { env } from '#lib/env'
import { clientIpHeader } from '#lib/http/request-headers'
import type { Handler } from '#lib/server/handler'

/** Puts the client's IP address, behind as many proxies as are trusted, on the request: Next hands route handlers no socket. */
export const clientIp: Handler = (request, _response, next) => {
  request.headers[clientIpHeader] = proxyAddr(request, (_address, hop) => hop < env.TRUST_PROXY)
  next()
}
