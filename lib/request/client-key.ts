import { isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

export type ClientKey = {
  /** One customer: an IPv4 address, or the /64 network of an IPv6 one. */
  customer: string
  /** The /48 that an IPv6 customer may have been given whole, with its 65,536 networks; null for IPv4. */
  site: string | null
}

/** Everything that is no address; only a proxy that is set up wrongly passes it on. */
const unknown: ClientKey = { customer: 'unknown', site: null }

/** An entry of X-Forwarded-For may carry a port: `9.8.7.4:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/

export function clientKey(clientIp: string): ClientKey {
  const [whole, bracketed, plain] = withPort.exec(clientIp.trim()) ?? [clientIp.trim()]
  const [bare = ''] = (bracketed ?? plain ?? whole).split('%')
  if (isIPv4(bare)) return { customer: bare, site: null }
  if (!isIPv6(bare)) return unknown
  const parsed = ipaddr.IPv6.parse(bare)
  if (parsed.isIPv4MappedAddress()) return { customer: parsed.toIPv4Address().toString(), site: null }
  const groups = parsed.parts.map((part) => part.toString(16))
  return { customer: `${groups.slice(0, 4).join(':')}::/64`, site: `${groups.slice(0, 3).join(':')}::/48` }
}
