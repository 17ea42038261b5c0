import { isIPv6 } from 'node:net'
import { clientIpHeader } from '#lib/http/request-headers'

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

/** Rate-limit key of a request in a route handler. */
export function requestLimitKey(headers: Headers): string {
  return limitKey(headers.get(clientIpHeader) ?? 'unknown')
}
