import { env } from '#lib/env'
import { clientIpHeader } from '#lib/http/request-headers'
import type { Handler } from '#lib/server/handler'

/**
 * IP address of the client behind `trustedProxies` proxies: each appends its peer to X-Forwarded-For, so the client is
 * that many places from the end. Entries before it are the client's own words and count for nothing.
 */
export function clientIpFrom(forwardedFor: string | undefined, peer: string, trustedProxies: number): string {
  const hops = [...(forwardedFor?.split(',') ?? []).map((hop) => hop.trim()).filter(Boolean), peer]
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer
}

/** Puts the client's IP address on the request: Next hands route handlers no socket. */
export const clientIp: Handler = ({ headers, socket }, _response, next) => {
  const forwardedFor = [headers['x-forwarded-for']].flat().join(',')
  headers[clientIpHeader] = clientIpFrom(forwardedFor, socket.remoteAddress ?? 'unknown', env.TRUST_PROXY)
  next()
}
