import { onRequest } from '#lib/http/on-request'

/** Internal header with the client's address; the server sets it on every request, whatever the client sent. */
const addressHeader = 'x-client-address'

/**
 * The client's address as seen past `trustedProxies` proxies: each appends its peer to X-Forwarded-For, so the
 * client is that many places from the end. Entries before it are the client's own words and count for nothing.
 */
export function clientAddress(forwardedFor: string | undefined, peer: string, trustedProxies: number): string {
  const hops = [...(forwardedFor?.split(',') ?? []).map((hop) => hop.trim()).filter(Boolean), peer]
  return hops[Math.max(0, hops.length - 1 - trustedProxies)] ?? peer
}

/**
 * Puts the true client address on every request before Next sees it. Next itself only keeps X-Forwarded-For, which
 * anybody can write.
 */
export function stampClientAddress(trustedProxies: number): void {
  onRequest(({ request }) => {
    const forwarded = request.headers['x-forwarded-for']
    const peer = request.socket.remoteAddress ?? 'unknown'
    request.headers[addressHeader] = clientAddress([forwarded].flat().join(','), peer, trustedProxies)
  })
}

/** The client's address of a request in a route handler. */
export function requestAddress(headers: Headers): string {
  return headers.get(addressHeader) ?? 'unknown'
}
