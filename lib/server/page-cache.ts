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
import { isCampaignParameter } from '#lib/visits/campaign'
import { pageCacheHeader } from '#lib/request/request'
import { getLocaleInPath } from '#lib/i18n/locales'
import { matchRoute, pathTo, routes } from '#lib/i18n/routes'
import { chain, compression, compressionAtLeisure, type Handler } from '#lib/server/handlers'
import { pageQueue } from '#lib/server/queue'

/** `at` is when it was made, in milliseconds of `performance.now()`, which no clock moves; `isSmall` that it was compressed at leisure. */
type Page = {
  status: number
  headers: Map<string, string | string[]>
  body: Buffer
  at: number
  isForAll: boolean
  isInRenewal?: boolean
  isSmall: boolean
}

let used = performance.eventLoopUtilization()

/** True when the event loop has idled more than half of the time since this was last asked. */
function isIdle(): boolean {
  const before = used
  used = performance.eventLoopUtilization()
  return performance.eventLoopUtilization(used, before).utilization < 0.5
}

const pages = new LRUCache<string, Page>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ body }, key) => body.length + key.length + 1024,
  // As caches in front of the site (`expireTime` in next.config.mjs).
  ttl: 86_400_000,
})

/** What Next is making, by key; another map after a revalidation, as what is under way then may be older. */
let making = new Map<string, Promise<Page>>()

/** From now on nobody gets anything that was made before. @returns what is being made */
export function emptyPageCache(): Promise<unknown>[] {
  const underWay = [...making.values()]
  making = new Map()
  pages.clear()
  return underWay
}

/** Request headers that lead to another response than the one for all (`Vary`, RFC 9111 section 3.5). */
const own = /^(authorization|rsc|next-.*)$/

/** Files that the routes table does not know. */
const file =
  /^\/(_next\/static|fonts|icons|images|covers|pictures)\/|^\/(sitemap\.xml|robots\.txt|favicon\.ico)$/

/** Parameters of a query that are read: the link of a campaign has at most a dozen. */
const maxParameters = 32

const notFound = /^\/[a-z]+\/not-found /

/**
 * Undefined when no page has this spelling, or each visitor gets another. Search parameters that the page does not read are
 * taken off the request, lest whoever comes first change what the rest get; but for a campaign's, which a redirect carries on.
 */
function cacheKey(request: IncomingMessage): string | undefined {
  const { method = '', url = '', headers } = request
  const [asked = '', query = ''] = url.split('?')
  const locale = getLocaleInPath(asked)
  const name = matchRoute(asked.split('/').slice(2))?.name
  const isPage =
    locale && name && asked.startsWith(pathTo(locale, name)) && !('query' in routes[name])
  const isNowhere = locale !== null && !name
  const isList = /^\/api\/[a-z]{2}\/blog$/.test(asked)
  const isOwn =
    Object.keys(headers).some((name) => own.test(name)) ||
    headers.cookie?.includes('__prerender_bypass=')
  if (
    !(isPage || isNowhere || isList || file.test(asked)) ||
    isOwn ||
    !['GET', 'HEAD'].includes(method)
  )
    return undefined
  const parts = query.split('&', maxParameters).filter((part) => {
    const [name = ''] = part.split('=', 1)
    return (isList && name === 'page') || isCampaignParameter(name)
  })
  const kept = new URLSearchParams(parts.join('&'))
  const read = isList && kept.has('page') ? [`page=${kept.getAll('page').join()}`] : []
  const path = isNowhere ? `/${locale}/not-found` : asked
  request.url = kept.size > 0 ? `${path}?${kept.toString()}` : path
  return [path, ...read, headers['accept-encoding']].join(' ')
}

/** What of a response is its asker's or its connection's. */
const ownHeaders = [
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]

function isShared(key: string, status: number, headers: OutgoingHttpHeaders): boolean {
  const valueOf = (name: string) => String(headers[name] ?? '').toLowerCase()
  const isVaried = !/^((accept-encoding|rsc|next-[\w-]+)(,\s*|$))*$/.test(valueOf('vary'))
  if (status !== (notFound.test(key) ? 404 : 200) || 'set-cookie' in headers || isVaried)
    return false
  return /\bs-maxage=[1-9]|\bpublic\b/.test(valueOf('cache-control'))
}

/**
 * A shared cache (RFC 9111). What it has is served at once, and renewed when it is older than a second, for which nobody
 * waits, in fewer bytes when there is time; the rest is made `waitForTurn`, each page once for all who ask at the same time.
 */
export function createPageCache(render: Handler, waitForTurn: Handler): Handler {
  const [atOnce, atLeisure] = [chain(compression, render), chain(compressionAtLeisure, render)]

  function make(key: string, url: string, asked: IncomingHttpHeaders, known?: Page): Promise<Page> {
    const now = making
    const headers: IncomingHttpHeaders = { ...asked, [pageCacheHeader]: '1' }
    for (const name of ['range', 'if-none-match', 'if-modified-since'])
      Reflect.deleteProperty(headers, name)
    const isSmall = known !== undefined && (known.isSmall || isIdle())
    if (known?.isSmall === isSmall) headers['if-none-match'] = String(known.headers.get('etag'))
    const behind = isSmall ? atLeisure : atOnce
    const page = inject(behind, { url, headers }).then(
      ({ statusCode: status, headers, rawPayload: body }) => {
        for (const name of ownHeaders) Reflect.deleteProperty(headers, name)
        const sent = new Map(Object.entries(headers) as [string, string | string[]][])
        const made = {
          status,
          headers: sent,
          body,
          at: performance.now(),
          isForAll: isShared(key, status, headers),
          isSmall,
        }
        if (now !== making) return made
        if (known && status === 304) {
          const same = { ...(pages.peek(key) ?? known), at: made.at, isInRenewal: false }
          pages.set(key, same)
          return same
        } else if (made.isForAll) pages.set(key, made)
        // While the site fails, a page stays as it was.
        else if (status < 500) pages.delete(key)
        return made
      },
    )
    making.set(key, page)
    return page.finally(() => now.delete(key))
  }

  function renew(key: string, { url = '', headers }: IncomingMessage, page: Page) {
    const { host, 'accept-encoding': encoding } = headers
    const run = () =>
      (making.get(key) ?? make(key, url, { host, 'accept-encoding': encoding }, page)).finally(
        () => {
          page.isInRenewal = false
        },
      )
    page.isInRenewal = pageQueue.enter('renewals', run)
  }

  /** The page of a key, made if need be; undefined when it was made for somebody else and is not for all. */
  async function have(
    key: string,
    url: string,
    headers: IncomingHttpHeaders,
  ): Promise<Page | undefined> {
    const ready = pages.get(key) ?? making.get(key)
    const page = await (ready ?? make(key, url, headers))
    return ready === undefined || page.isForAll || isBare(page) ? page : undefined
  }

  async function serveMade(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const { url = '', headers } = request
    const page = await have(key, url, headers)
    const notFound = `/${url.split('/')[1] ?? ''}/not-found`
    const shown =
      page && isBare(page)
        ? await have(`${notFound} ${headers['accept-encoding'] ?? ''}`, notFound, headers)
        : page
    if (shown) send(shown, request, response)
    else next()
  }

  return (request, response, next) => {
    // A request after a revalidation never receives an older page. One that was refused changes nothing.
    const forgetAfterSuccess = () => response.statusCode === 200 && emptyPageCache()
    if (request.method === 'POST' && request.url === '/api/revalidate')
      response.once('finish', forgetAfterSuccess)
    const key = cacheKey(request)
    const page = key === undefined ? undefined : pages.get(key)
    if (key === undefined) waitForTurn(request, response, next)
    else if (page) {
      send(page, request, response)
      const isLasting = String(page.headers.get('cache-control')).includes('immutable')
      if (!isLasting && !page.isInRenewal && performance.now() - page.at >= 1000)
        renew(key, request, page)
    } else
      waitForTurn(request, response, () => void serveMade(key, request, response, next).catch(next))
  }
}

/** True for a 404 of the middleware, which leaves its page to this cache: there is one for each language. */
const isBare = ({ status, body }: Page) => status === 404 && body.length === 0

function send(page: Page, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body, at, isForAll } = page
  response.setHeaders(headers)
  if (isForAll) response.setHeader('Age', Math.floor((performance.now() - at) / 1000))
  const validators = { etag: headers.get('etag'), 'last-modified': headers.get('last-modified') }
  if (status === 200 && fresh(request.headers, validators)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
  } else
    response
      .writeHead(status, { 'Content-Length': body.length })
      .end(request.method === 'HEAD' ? undefined : body)
}
