import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { cacheKey } from '#lib/server/cache-key'
import type { Handler } from '#lib/server/handler'
import { recordBody } from '#lib/server/record-body'

type Cached = { headers: Map<string, OutgoingHttpHeader>; etag: string; body: Buffer; at: number }

/** Headers of one response that are not part of what is cached. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** How long a page is served without asking Next, in milliseconds. */
const pageTtl = 1000

const cache = new LRUCache<string, Cached>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
  // What has expired is renewed by a 304 of Next's.
  allowStale: true,
  noDeleteOnStaleGet: true,
})

const underWay = new Map<string, Promise<Cached | undefined>>()

/**
 * A shared cache (RFC 9111) of pages and files: while a response is fresh it is served from here; then one request
 * passes and the others wait for its response.
 */
export const pageCache: Handler = (request, response, next) => {
  const key = cacheKey(request)
  if (key === undefined) {
    next()
    return
  }
  const serve = (cached: Cached | undefined) => {
    if (cached) send(cached, request, response)
    else next()
  }
  const known = cache.get(key)
  const other = underWay.get(key)
  if (known && cache.getRemainingTTL(key) > 0) send(known, request, response)
  else if (request.method === 'HEAD') next()
  else if (other) void other.then(serve)
  else {
    const turn = recordBody(response).then((body) => store(key, known, response, body))
    underWay.set(key, turn)
    void turn.finally(() => underWay.delete(key))
    next()
  }
}

/** Forgets everything: the pages were revalidated. */
export function clearPageCache(): void {
  cache.clear()
  underWay.clear()
}

function store(key: string, known: Cached | undefined, response: ServerResponse, body: Buffer | undefined) {
  const etag = String(response.getHeader('etag') ?? '')
  const isUnchanged = response.statusCode === 304 && known !== undefined && known.etag === etag
  const ttl = isUnchanged ? pageTtl : ttlOf(response)
  if (body === undefined || ttl === 0) return undefined
  const headers = Object.entries(response.getHeaders()).filter(([name]) => !ownHeaders.includes(name))
  const cached = isUnchanged
    ? { ...known, at: Date.now() }
    : { headers: new Map(headers as [string, OutgoingHttpHeader][]), etag, body, at: Date.now() }
  cache.set(key, cached, { ttl })
  return cached
}

/** How long a response may be served to others, in milliseconds. */
function ttlOf(response: ServerResponse): number {
  const control = String(response.getHeader('cache-control') ?? '')
  const varies = String(response.getHeader('vary') ?? 'accept-encoding')
    .toLowerCase()
    .split(/,\s*/)
  const isForAll = varies.every((name) => /^(accept-encoding|rsc|next-.*)$/.test(name))
  if (response.statusCode !== 200 || response.hasHeader('set-cookie') || !isForAll) return 0
  if (/\bimmutable\b/.test(control)) return 1000 * Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0)
  return /\bs-maxage=[1-9]/.test(control) ? pageTtl : 0
}

function send({ headers, etag, body, at }: Cached, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(headers)
  response.setHeader('Age', Math.floor((Date.now() - at) / 1000))
  if (fresh(request.headers, { etag })) {
    response.removeHeader('content-type')
    response.removeHeader('content-encoding')
    response.writeHead(304).end()
  } else response.writeHead(200, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body)
}
