import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { cacheKey } from '#lib/server/cache-key'
import type { Handler } from '#lib/server/handler'
import { recordResponse, type Recorded } from '#lib/server/record-response'

/** How long a page is served without asking Next, in milliseconds. */
const pageTtl = 1000

const cache = new LRUCache<string, Recorded>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
  // An expired page is fresh again when Next answers 304.
  allowStale: true,
  noDeleteOnStaleGet: true,
})

const pending = new Map<string, Promise<Recorded | undefined>>()

/**
 * A shared cache (RFC 9111) of pages and files: a fresh response is served from here; otherwise one request passes and the
 * others wait for its response, or pass as well when it is not for all.
 */
export const pageCache: Handler = (request, response, next) => {
  if (request.method === 'POST' && request.url === '/api/revalidate') response.once('finish', clear)
  const key = cacheKey(request)
  const cached = key === undefined ? undefined : cache.get(key)
  const other = key === undefined ? undefined : pending.get(key)
  if (key === undefined) next()
  else if (cached && cache.getRemainingTTL(key) > 0) send(cached, request, response)
  else if (request.method === 'HEAD') next()
  else if (other)
    void other.then((recorded) => {
      if (recorded) send(recorded, request, response)
      else next()
    })
  else {
    const turn: Promise<Recorded | undefined> = recordResponse(response).then((recorded) => {
      // Cleared meanwhile: the response may be older than the revalidation.
      if (!recorded || pending.get(key) !== turn) return undefined
      const isUnchanged = recorded.status === 304 && recorded.etag === cached?.etag
      const current = isUnchanged ? { ...cached, at: recorded.at } : recorded
      const ttl = ttlOf(current)
      if (ttl === 0) return undefined
      cache.set(key, current, { ttl })
      return current
    })
    void turn.finally(() => pending.get(key) === turn && pending.delete(key))
    pending.set(key, turn)
    next()
  }
}

function clear(): void {
  cache.clear()
  pending.clear()
}

/** How long a response may be served to others, in milliseconds. */
function ttlOf({ status, headers }: Recorded): number {
  const of = (name: string) => String(headers.get(name) ?? '').toLowerCase()
  const isForAll = of('vary')
    .split(/,\s*/)
    .every((name) => /^(|accept-encoding|rsc|next-.*)$/.test(name))
  if (status !== 200 || headers.has('set-cookie') || !isForAll) return 0
  const control = of('cache-control')
  if (/\bimmutable\b/.test(control)) return 1000 * Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0)
  return /\bs-maxage=[1-9]/.test(control) ? pageTtl : 0
}

function send({ headers, etag, body, at }: Recorded, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(headers)
  response.setHeader('Age', Math.floor((Date.now() - at) / 1000))
  if (fresh(request.headers, { etag })) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
  } else response.writeHead(200, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body)
}
