import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'
import { performance } from 'node:perf_hooks'
import fresh from 'fresh'
import { inject } from 'light-my-request'
import { LRUCache } from 'lru-cache'
import { ownServerHeader, revalidatedHeader } from '#lib/request/request'
import { recordCacheResult } from '#lib/server/cache-result'
import { getCachedStatus, getCacheKey, getNotFoundPage } from '#lib/server/cache-key'
import { compressResponse } from '#lib/server/compression'
import { chainHandlers, type Handler } from '#lib/server/handler'
import { pageQueue } from '#lib/server/request-queue'

/** Largest size of all cached pages together, in bytes. */
const maxBytes = 64 * 1024 * 1024

/**
 * Milliseconds for which a page stays in the cache: a day. `expireTime` in next.config.mjs sets the
 * same time for caches outside the server.
 */
const maxAgeMs = 86_400_000

/** Age in milliseconds from which a hit starts a revalidation. */
const freshMs = 1000

/** A rendered response. */
type RenderedPage = {
  status: number
  headers: Map<string, string | string[]>
  body: Buffer
  /** Value of `performance.now()`, which clock changes do not affect. */
  renderedAt: number
  /** True when the response is the same for every visitor. */
  isShared: boolean
  /** True while a newer version is rendered in the background. */
  isRevalidating?: boolean
}

export type PageCache = {
  /** Serves cached pages, and renders pages that are not cached. */
  serve: Handler
  /** Empties the cache. Returns the renders under way, whose pages will not be cached. */
  empty(): Promise<unknown>[]
}

/** Headers that belong to one connection or one visitor and are never cached. */
const uncachedHeaders = [
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]

/**
 * Matches a `Vary` header that contains only headers handled by `getCacheKey`: `rsc, next-url,
 * Accept-Encoding`.
 */
const knownVary = /^((accept-encoding|rsc|next-[\w-]+)(,\s*|$))*$/

function isSharedResponse(key: string, status: number, headers: OutgoingHttpHeaders): boolean {
  const readHeader = (name: string): string => String(headers[name] ?? '').toLowerCase()
  if (status !== getCachedStatus(key) || 'set-cookie' in headers) return false
  if (!knownVary.test(readHeader('vary'))) return false
  return /\bs-maxage=[1-9]|\bpublic\b/.test(readHeader('cache-control'))
}

/**
 * Creates a shared cache (RFC 9111) in front of Next. A cached page is served at once. When the
 * page is older than a second, a revalidation starts in the background. A page that is not cached
 * is rendered after `waitForTurn`, once for all requests that arrive during the render.
 */
export function createPageCache(render: Handler, waitForTurn: Handler): PageCache {
  const renderCompressed = chainHandlers(compressResponse, render)
  const pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
    ttl: maxAgeMs,
  })
  /** Renders under way, by cache key. `empty` replaces the map by an empty map. */
  let renders = new Map<string, Promise<RenderedPage>>()

  function renderPage(
    key: string,
    url: string,
    requestHeaders: IncomingHttpHeaders,
    cached?: RenderedPage,
  ): Promise<RenderedPage> {
    const rendersAtStart = renders
    const headers: IncomingHttpHeaders = { ...requestHeaders, [ownServerHeader]: '1' }
    delete headers.range
    delete headers['if-none-match']
    delete headers['if-modified-since']
    if (cached) headers['if-none-match'] = String(cached.headers.get('etag'))
    const page = inject(renderCompressed, { url, headers }).then((response) => {
      const rendered = toRenderedPage(key, response)
      // `empty` was called during the render, so the rendered page may be outdated and is not
      // cached.
      if (rendersAtStart !== renders) return rendered
      if (cached && rendered.status === 304) {
        const unchanged = {
          ...(pages.peek(key) ?? cached),
          renderedAt: rendered.renderedAt,
          isRevalidating: false,
        }
        pages.set(key, unchanged)
        return unchanged
      }
      if (rendered.isShared) pages.set(key, rendered)
      // A response that must not be cached removes the cached page. A 5xx response does not remove
      // the cached page.
      else if (rendered.status < 500) pages.delete(key)
      return rendered
    })
    renders.set(key, page)
    return page.finally(() => rendersAtStart.delete(key))
  }

  function revalidate(
    key: string,
    { url = '', headers }: IncomingMessage,
    page: RenderedPage,
  ): void {
    const { host, 'accept-encoding': encoding } = headers
    const task = (): Promise<unknown> => {
      const render =
        renders.get(key) ?? renderPage(key, url, { host, 'accept-encoding': encoding }, page)
      return render.finally(() => {
        page.isRevalidating = false
      })
    }
    page.isRevalidating = pageQueue.enter('revalidations', task)
  }

  /**
   * Returns a page after a cache miss: from the cache, from a render under way, or from a new
   * render. Returns undefined when the render belonged to another request and its page differs by
   * visitor.
   */
  async function getRenderedPage(
    key: string,
    url: string,
    headers: IncomingHttpHeaders,
  ): Promise<RenderedPage | undefined> {
    const ready = pages.get(key) ?? renders.get(key)
    const page = await (ready ?? renderPage(key, url, headers))
    return ready === undefined || page.isShared || isBareNotFound(page) ? page : undefined
  }

  async function serveMissingPage(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    const { url = '', headers } = request
    let page = await getRenderedPage(key, url, headers)
    if (page && isBareNotFound(page)) {
      const notFound = getNotFoundPage(request)
      page = await getRenderedPage(notFound.key, notFound.target, headers)
    }
    if (page) sendPage(page, request, response)
    else next()
  }

  function empty(): Promise<unknown>[] {
    const underWay = [...renders.values()]
    renders = new Map()
    pages.clear()
    return underWay
  }

  const serve: Handler = (request, response, next) => {
    // After a revalidation of this instance the cache is emptied. Requests after this point never
    // receive an outdated page. `revalidatedHeader` marks a 503 after which only other instances
    // are outdated.
    if (request.method === 'POST' && request.url === '/api/revalidate')
      response.once('finish', () => {
        if (response.statusCode === 200 || response.hasHeader(revalidatedHeader)) void empty()
      })
    const cacheable = getCacheKey(request)
    if (cacheable === undefined) {
      waitForTurn(request, response, next)
      return
    }
    const { key, target } = cacheable
    request.url = target
    const page = pages.get(key)
    recordCacheResult(response, page ? 'hit' : 'miss')
    if (!page) {
      waitForTurn(
        request,
        response,
        () => void serveMissingPage(key, request, response, next).catch(next),
      )
      return
    }
    sendPage(page, request, response)
    const isImmutable = String(page.headers.get('cache-control')).includes('immutable')
    const isStale = performance.now() - page.renderedAt >= freshMs
    if (isStale && !isImmutable && !page.isRevalidating) revalidate(key, request, page)
  }

  return { serve, empty }
}

/**
 * True for a 404 with an empty body. The middleware sends such a response, and the page cache sends
 * its not-found page in place of this response.
 */
const isBareNotFound = ({ status, body }: RenderedPage): boolean =>
  status === 404 && body.length === 0

type InjectedResponse = { statusCode: number; headers: OutgoingHttpHeaders; rawPayload: Buffer }

function toRenderedPage(key: string, response: InjectedResponse): RenderedPage {
  const { statusCode: status, headers, rawPayload: body } = response
  for (const name of uncachedHeaders) delete headers[name]
  return {
    status,
    headers: new Map(Object.entries(headers) as [string, string | string[]][]),
    body,
    renderedAt: performance.now(),
    isShared: isSharedResponse(key, status, headers),
  }
}

/** Sends a rendered page, or 304 when the browser has the same version. */
function sendPage(page: RenderedPage, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body, renderedAt, isShared } = page
  response.setHeaders(headers)
  if (isShared) response.setHeader('Age', Math.floor((performance.now() - renderedAt) / 1000))
  const validators = { etag: headers.get('etag'), 'last-modified': headers.get('last-modified') }
  if (status === 200 && fresh(request.headers, validators)) {
    response.removeHeader('content-type')
    response.removeHeader('content-encoding')
    response.writeHead(304).end()
    return
  }
  const isHead = request.method === 'HEAD'
  response.writeHead(status, { 'Content-Length': body.length }).end(isHead ? undefined : body)
}
