import { isIPv6 } from 'node:net'
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

/** What a rate limit counts: an IPv4 address, or the /64 network of an IPv6 one, which is one customer's. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const filled =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
  return `${filled
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
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

/** Rate-limit key of a request in a route handler. */
export function requestLimitKey(headers: Headers): string {
  return limitKey(headers.get(addressHeader) ?? 'unknown')
}
