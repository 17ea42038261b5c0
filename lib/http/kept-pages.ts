import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { inFrontOfNext } from '#lib/http/on-request'

/** Milliseconds for which a page is answered without asking Next again. */
const keptFor = 1000

/** Bytes of all kept pages. */
const room = 16 * 1024 * 1024

/** Headers that belong to one answer. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

type Headers = Map<string, OutgoingHttpHeader>
type Page = { headers: Headers; etag: string; body: Buffer; varies: readonly string[]; askedAt: number }

/** Says that pages were renewed. A channel, as the page cache is bundled apart from the server's start. */
const renewed = channel('site:pages-renewed')

/** Kept pages are forgotten: what they show is no longer so. */
export function forgetKeptPages(): void {
  renewed.publish({})
}

/**
 * Keeps prerendered pages as they were sent, compressed, for a second each. Next hashes, encodes and compresses the whole
 * page anew for every visitor; this way it does so once a second, whatever a campaign or a flood asks for. One request
 * asks Next again while the others still get what is kept.
 */
export function keepPages(): void {
  const pages = new LRUCache<string, Page>({
    maxSize: room,
    sizeCalculation: ({ body }) => body.length + 4096,
    ttl: 5 * keptFor,
  })
  let generation = 0
  renewed.subscribe(() => {
    generation += 1
    pages.clear()
  })
  inFrontOfNext(({ request, response }, pass) => {
    const key = keyOf(request)
    if (key === undefined) {
      pass()
      return
    }
    const page = pages.get(key)
    // Its answer would not be this page, nor renew it.
    if (page && !fits(request, page)) {
      pass()
      return
    }
    const now = performance.now()
    if (page && now - page.askedAt < keptFor) {
      send(page, request, response)
      return
    }
    if (page) page.askedAt = now
    const asked = generation
    record(response, (body) => {
      const made = pageOf(response, body)
      if (made && asked === generation && fits(request, made)) pages.set(key, made)
    })
    pass()
  })
}

/** Path and encoding of a request that a kept page may answer. */
function keyOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url === undefined || url.length > 300 || url.includes('?')) return undefined
  const encodings = headers['accept-encoding'] ?? ''
  if (encodings === '') return url
  // Preferences by `q` are Next's to weigh.
  return /^[\w, ]+$/.test(encodings) && /\bgzip\b/.test(encodings) ? `${url} gzip` : undefined
}

/** A page is for requests with none of the headers by which it varies; the encoding is part of its key. */
function fits({ headers }: IncomingMessage, { varies }: Page): boolean {
  return varies.every((name) => headers[name] === undefined)
}

function send({ headers, etag, body }: Page, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(headers)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known?.includes(etag)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
  } else response.writeHead(200, { 'Content-Length': body.length }).end(body)
}

/** The answer as a page to keep; undefined for any other answer and for what is one visitor's own. */
function pageOf(response: ServerResponse, body: Buffer): Page | undefined {
  const text = (name: string) => String(response.getHeader(name) ?? '')
  const varies = text('vary').toLowerCase().split(/,\s*/)
  const etag = text('etag').replace(/^W\//, '')
  const isShared = text('cache-control').includes('s-maxage=') && !response.hasHeader('set-cookie')
  if (!isShared || etag === '' || varies.includes('*')) return undefined
  const headers: Headers = new Map()
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers.set(name, value)
  return {
    headers,
    etag,
    body,
    varies: varies.filter((name) => name !== 'accept-encoding'),
    askedAt: performance.now(),
  }
}

/** Hands over the body of a page once it is sent whole, as it went out. */
function record(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const note = (chunk: unknown, encoding: unknown) => {
    if (!isPage(response)) return
    const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isNamed ? encoding : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const write = response.write.bind(response) as (...parameters: unknown[]) => boolean
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.write = (...parameters: unknown[]) => {
    note(parameters[0], parameters[1])
    return write(...parameters)
  }
  response.end = (...parameters: unknown[]) => {
    note(parameters[0], parameters[1])
    const ended = end(...parameters)
    if (isPage(response)) done(Buffer.concat(chunks))
    return ended
  }
}

function isPage(response: ServerResponse): boolean {
  return response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}
