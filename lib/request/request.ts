import { AsyncLocalStorage } from 'node:async_hooks'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '#lib/env'

/** Headers that the server puts on every request before Next sees it, whatever the client sent (`lib/server`). */
export const clientIpHeader = 'x-client-ip'
export const requestIdHeader = 'x-request-id'

/**
 * On requests that the server makes itself. `POST /api/revalidate` then needs no secret, and the
 * middleware leaves the not-found page to the page cache.
 */
export const ownServerHeader = 'x-own-server'

/** The client's IP address of a request in a route handler; `unknown` with Next's development server. */
export const getClientIp = (headers: Headers): string => headers.get(clientIpHeader) ?? 'unknown'

export const getRequestId = (headers: Headers): string | undefined =>
  headers.get(requestIdHeader) ?? undefined

/** On what an editor sees of the site with their drafts (`lib/server/draft-preview.ts`). */
export const previewHeader = 'x-preview'

/** A page of another site sent it. Older browsers send only `Origin`, programs neither. Behind a proxy `Host` may be another than the public one. */
export function isCrossSite(headers: Headers): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite !== null) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === env.SITE_URL) return false
  return URL.parse(origin)?.host !== headers.get('host')
}

/** A body, unpacked, or null when it is longer than `limit` bytes (the rest is not read) or its sender breaks off. */
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

export async function readBody(message: Request | Response, limit: number): Promise<string | null> {
  const bytes = await readBytes(message, limit)
  return bytes && new TextDecoder().decode(bytes)
}

/** `9.8.7.4:443`, `[2001:db8::1]:443` */
const withPort = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/

/** One customer, by an IPv4 address or the /64 of an IPv6 one; and the /48 that may be given to one whole. */
export function toClientKey(clientIp: string): { customer: string; site: string | null } {
  const [whole, bracketed, plain] = withPort.exec(clientIp.trim()) ?? [clientIp.trim()]
  const [bare = ''] = (bracketed ?? plain ?? whole).split('%')
  // Only a proxy that is set up wrongly passes on what is no address.
  if (isIP(bare) === 0) return { customer: 'unknown', site: null }
  // An IPv4 address within an IPv6 one is one.
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return { customer: parsed.toString(), site: null }
  const network = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()
  return { customer: network(64), site: network(48) }
}

/** Runs a function outside the request at hand, which a timer set inside would keep until it fires (some 30 KB). */
export const runOutsideRequests = AsyncLocalStorage.snapshot()
