import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '#lib/env'

/** Header with the client's IP address. `identifyClient` sets the header on every request. */
export const clientIpHeader = 'x-client-ip'
/** Header with the request's id in the log. `identifyClient` sets the header on every request. */
export const requestIdHeader = 'x-request-id'

/**
 * Header of requests that the server sends to itself. Clients cannot send the header, because
 * `identifyClient` removes their `x-*` headers. The header has two effects:
 * - `POST /api/revalidate` needs no secret.
 * - The middleware answers an unknown path with an empty 404. The page cache adds the header to its
 *   requests to Next. In place of an empty 404 the page cache sends its cached not-found page.
 */
export const ownServerHeader = 'x-own-server'

/**
 * Response header of `POST /api/revalidate` with status 503. This instance was revalidated, but the
 * other instances could not be notified.
 */
export const revalidatedHeader = 'x-revalidated'

/**
 * Returns the client's IP address, or `unknown` in Next's development server, which has no
 * `identifyClient`.
 */
export const getClientIp = (headers: Headers): string => headers.get(clientIpHeader) ?? 'unknown'

export const getRequestId = (headers: Headers): string | undefined =>
  headers.get(requestIdHeader) ?? undefined

/**
 * Request header that marks an editor's request for a page with drafts. Only `createDraftPreview`
 * sets this header.
 */
export const previewHeader = 'x-preview'

/**
 * True when a page of another site sent the request. Older browsers send only `Origin`. Programs
 * send neither `Sec-Fetch-Site` nor `Origin`. Behind a proxy `Host` may differ from the public
 * host, so the origin of `SITE_URL` is accepted too.
 */
export function isCrossSite(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === env.SITE_URL) return false
  return URL.parse(origin)?.host !== headers.get('host')
}

/**
 * Reads a body. Returns null when the body has more than `limit` bytes, or when the sender closes
 * the connection early. Reading stops when the limit is exceeded.
 */
export async function readBytes(
  message: Request | Response,
  limit: number,
): Promise<Buffer | null> {
  if (Number(message.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (message.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      if (size > limit) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return null
  }
}

/** Reads a body with `readBytes` and decodes the body from UTF-8. */
export async function readBody(message: Request | Response, limit: number): Promise<string | null> {
  const bytes = await readBytes(message, limit)
  return bytes && new TextDecoder().decode(bytes)
}

/** Matches an IP address with or without a port: `9.8.7.4:443`, `[2001:db8::1]:443`. */
const addressWithPort = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/

/** Keys by which rate limits distinguish clients. */
export type ClientKey = {
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  customer: string
  /**
   * The /48 network of an IPv6 address; null for IPv4. An internet provider may give one customer a
   * whole /48 network.
   */
  site: string | null
}

export function toClientKey(clientIp: string): ClientKey {
  const [whole, bracketed, plain] = addressWithPort.exec(clientIp.trim()) ?? [clientIp.trim()]
  const [bare = ''] = (bracketed ?? plain ?? whole).split('%')
  // A value that is not an IP address comes from a misconfigured proxy.
  if (isIP(bare) === 0) return { customer: 'unknown', site: null }
  // `process` turns an IPv4 address inside an IPv6 address (`::ffff:9.8.7.4`) into the IPv4
  // address.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return { customer: parsed.toString(), site: null }
  const network = (bits: number): string =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()
  return { customer: network(64), site: network(48) }
}

/**
 * Runs a function outside the async context of the current request. A timer inside that context
 * would keep the request, some 30 KB, in memory.
 */
export const runOutsideRequests = AsyncLocalStorage.snapshot()
