import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { cacheKey } from '#lib/server/cache-key'
import type { Handler } from '#lib/server/handler'
import { recordResponse, type Recorded } from '#lib/server/record-response'

/** How long a page is served without asking Next, in milliseconds. */
const pageTtlMs = 1000

const cache = new LRUCache<string, Recorded, () => Promise<Recorded | undefined>>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
  // An expired page is fresh again when Next answers 304.
  noDeleteOnStaleGet: true,
  fetchMethod: async (_key, stale, { context: record, options }) => {
    const recorded = await record()
    if (!recorded) return undefined
    const isUnchanged = stale && recorded.status === 304 && recorded.headers.get('etag') === stale.headers.get('etag')
    const current = isUnchanged ? { ...stale, at: recorded.at } : recorded
    options.ttl = ttlOf(current)
    return options.ttl > 0 ? current : undefined
  },
})

/**
 * A shared cache (RFC 9111) of pages and files: a fresh response is served from here; otherwise one request passes and the
 * others wait for its response, or pass as well when it is not for all.
 */
export const pageCache: Handler = (request, response, next) => {
  // What is under way then may be older than the revalidation: whoever waits for it passes.
  if (request.method === 'POST' && request.url === '/api/revalidate') response.once('finish', cache.clear.bind(cache))
  const key = cacheKey(request)
  const cached = key === undefined ? undefined : cache.get(key)
  if (cached) send(cached, request, response)
  else if (key === undefined || request.method === 'HEAD') next()
  else {
    let isRecording = false
    const record = () => {
      isRecording = true
      const recorded = recordResponse(response)
      next()
      return recorded
    }
    const fetched = cache.fetch(key, { context: record }).catch(() => undefined)
    void fetched.then((recorded) => {
      if (isRecording) return
      if (recorded) send(recorded, request, response)
      else next()
    })
  }
}

/** How long a response may be served to others, in milliseconds. */
function ttlOf({ status, headers }: Recorded): number {
  const valueOf = (name: string) => headers.get(name)?.toLowerCase() ?? ''
  const isForAll = /^((accept-encoding|rsc|next-[\w-]+)(,\s*|$))*$/.test(valueOf('vary'))
  if (status !== 200 || headers.has('set-cookie') || !isForAll) return 0
  const control = valueOf('cache-control')
  if (/\bimmutable\b/.test(control)) return 1000 * Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0)
  return /\bs-maxage=[1-9]/.test(control) ? pageTtlMs : 0
}

function send({ headers, body, at }: Recorded, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(headers)
  response.setHeader('Age', Math.floor((Date.now() - at) / 1000))
  if (fresh(request.headers, Object.fromEntries(headers))) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
  } else response.writeHead(200, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body)
}
