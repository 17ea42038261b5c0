import { randomUUID } from 'node:crypto'
import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import proxyAddr from 'proxy-addr'
import { env } from '#lib/env'
import { repairQuery, splitCampaign } from '#lib/visits/campaign'
import { clientIpHeader, requestIdHeader } from '#lib/request/request'
import { closedPolicy, securityHeaders } from '#lib/request/policy'
import { decodePercent } from '#lib/text/percent-encoding'

/** One step of handling a request, as in Connect: it ends the response or calls `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export function chain(...handlers: readonly Handler[]): RequestListener {
  return (request, response) => {
    const run = (index: number): void =>
      handlers[index]?.(request, response, () => {
        run(index + 1)
      })
    run(0)
  }
}

const ownHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': closedPolicy,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
}

export function respond(
  response: ServerResponse,
  status: number,
  code: string,
  headers?: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { ...ownHeaders, ...headers }).end(JSON.stringify({ code }))
}

/**
 * Puts on the request the client's IP address, behind as many proxies as are trusted, and an id, which a trusted proxy may
 * give and the response names. Every other `x-*` header is removed: Next reads some twenty, and no visitor may steer the
 * site by one. Tells browsers for a year to come by https only.
 */
export const identify: Handler = (request, response, next) => {
  const { headers } = request
  const given = [headers[requestIdHeader]].flat()[0] ?? ''
  // What may stand in a log line as it is.
  const isWellFormed = /^[\w.:-]{8,64}$/.test(given)
  const id = env.TRUST_PROXY > 0 && isWellFormed ? given : randomUUID()
  const ip = proxyAddr(request, (_address, hop) => hop < env.TRUST_PROXY)
  for (const name of Object.keys(headers))
    if (name.startsWith('x-')) Reflect.deleteProperty(headers, name)
  Object.assign(headers, { [clientIpHeader]: ip, [requestIdHeader]: id })
  response.setHeader('X-Request-Id', id)
  if (env.SITE_URL.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains; preload')
  next()
}

/** A path that encoding leaves as it is, as most of all that are asked for. */
const plain = /^(\/[\w-]+)+$/

/** The path as `pathTo` encodes it; undefined for no path, or one of the API with a malformed percent sign. */
export function canonicalPath(target: string): string | undefined {
  if (plain.test(target)) return target
  // An unencoded Ukrainian letter is two characters.
  const url = URL.parse(`http://localhost${Buffer.from(target, 'latin1').toString()}`)
  if (url === null || !target.startsWith('/')) return undefined
  const segments = url.pathname.split('/').filter(Boolean)
  if (segments[0] === 'api' && segments.some((segment) => decodePercent(segment) === undefined))
    return undefined
  return `/${segments.map((segment) => encodeURIComponent(decodePercent(segment) ?? segment)).join('/')}`
}

/**
 * Redirects any other spelling of a path to the canonical one. Campaign parameters in the path move into the query, separated
 * by `&`. A request with two `Host` headers is refused (RFC 9112, section 3.2).
 */
export const redirectToCanonicalUrl: Handler = (request, response, next) => {
  const [, given = '', asked = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(request.url ?? '') ?? []
  const split = splitCampaign(given)
  const parameters = [split?.query ?? '', asked].filter((each) => each !== '').map(repairQuery)
  const query = parameters.length > 0 ? `?${parameters.join('&')}` : ''
  const path = canonicalPath(split?.path ?? given)
  if ((request.headersDistinct['host']?.length ?? 0) > 1) respond(response, 400, 'several-hosts')
  else if (path === undefined) respond(response, 400, 'malformed-path')
  else if (path !== given) respond(response, 308, 'moved', { Location: path + query })
  else {
    if (asked !== '') request.url = path + query
    next()
  }
}

const posts = /^\/api\/(subscribe|event|revalidate|staff\/(?!news$)[a-z-]+)$/
const reads = /^\/(?!api\/)|^\/api\/([a-z]{2}\/|health|staff\/news$)/

/** Refuses other methods, which Next would answer with the page, or with a 500 for a file. */
export const refuseOtherMethods: Handler = (request, response, next) => {
  const { method = '', url = '', headers } = request
  // Node's parser waits for the other protocol on this connection, until the request times out.
  if (headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  const [path = ''] = url.split('?')
  // What is no call is not found, however it is asked for, as the desk's are while there is no desk.
  const allowed = posts.test(path)
    ? ['POST']
    : ['GET', 'HEAD', ...(reads.test(path) ? [] : ['POST'])]
  if (allowed.includes(method)) next()
  else respond(response, 405, 'method-not-allowed', { Allow: allowed.join(', ') })
}

/** Leaves one encoding in Accept-Encoding, which the cache's key and `compression` read. */
export const negotiateEncoding: Handler = (request, _response, next) => {
  const accepted = request.headers.range === undefined ? new Negotiator(request).encodings() : []
  request.headers['accept-encoding'] =
    ['br', 'gzip'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
  next()
}

/** Calls that wait for no page, and are answered in a few bytes. */
export const calls = /^\/api\/(subscribe|health|revalidate)\b/

/** Media types worth compressing; the package's own filter does not read a header that Next has set as a list. */
const compressible = /^text\/|^application\/(javascript|json|xml)|\+(json|xml)/

const compressAt = (quality: number) =>
  compress({
    filter: ({ url }, response) =>
      !calls.test(url) && compressible.test(String(response.getHeader('Content-Type'))),
    brotli: {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 },
    },
  }) as unknown as Handler

/** Half a millisecond more than the cheapest, for a tenth of a page's bytes. */
export const compression = compressAt(8)

/** For what nobody waits for: 40 ms more for another 7 % of a page's bytes. */
export const compressionAtLeisure = compressAt(10)
