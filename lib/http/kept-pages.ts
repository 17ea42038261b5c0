import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { inFrontOfNext } from '#lib/http/on-request'

/** Milliseconds for which a page is answered without asking Next again. */
const keptFor = 1000

/** Milliseconds for which it is, at most, while somebody else asks. */
const keptWhileAsking = 5 * keptFor

/** Bytes of all kept pages. */
const room = 16 * 1024 * 1024

/** Headers that belong to one answer. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

type Headers = Map<string, OutgoingHttpHeader>
type Page = {
  headers: Headers
  etag: string
  body: Buffer
  varies: readonly string[]
  /** When Next was last asked for it, and when it last answered. */
  askedAt: number
  knownAt: number
}

/** Says that pages were renewed. A channel, as the page cache is bundled apart from the server's start. */
const renewed = channel('site:pages-renewed')

/** Kept pages are forgotten: what they show is no longer so. */
export function forgetKeptPages(): void {
  renewed.publish({})
}

/**
 * Keeps prerendered pages as they were sent, compressed. Next hashes, encodes and compresses the whole page anew for every
 * visitor; this way it is asked once a second, whatever a campaign or a flood asks for, and only whether the page is still
 * the same. One request asks while the others still get what is kept. Who takes Brotli gets it as soon as it is made.
 */
export function keepPages(): void {
  const pages = new LRUCache<string, Page>({ maxSize: room, sizeCalculation: ({ body }) => body.length + 4096 })
  let generation = 0
  // One page at a time: visitors come first.
  let compressing = Promise.resolve()
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
    if (page && now - page.askedAt < keptFor && now - page.knownAt < keptWhileAsking) {
      send(page, request, response)
      return
    }
    if (page) page.askedAt = now
    const asked = generation
    askNext({ request, response }, page, (made) => {
      if (asked !== generation || !fits(request, made)) return
      const same = pages.peek(key)
      if (same?.etag === made.etag) {
        same.askedAt = same.knownAt = made.knownAt
        return
      }
      pages.set(key, made)
      if (!key.endsWith(' br')) return
      compressing = compressing
        .then(() => withBrotli(made))
        .then((smaller) => {
          if (pages.peek(key) === made) pages.set(key, smaller)
        })
        .catch(() => {
          // What cannot be unpacked is not kept either.
          pages.delete(key)
        })
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
  if (!/^[\w, ]+$/.test(encodings) || !/\bgzip\b/.test(encodings)) return undefined
  return `${url} ${/\bbr\b/.test(encodings) ? 'br' : 'gzip'}`
}

/** A page is for requests with none of the headers by which it varies; the encoding is part of its key. */
function fits({ headers }: IncomingMessage, { varies }: Page): boolean {
  return varies.every((name) => headers[name] === undefined)
}

function knows(tags: string | undefined, { etag }: Page): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function send(page: Page, request: IncomingMessage, response: ServerResponse): void {
  response.setHeaders(page.headers)
  if (knows(request.headers['if-none-match'], page)) {
    for (const name of ['content-type', 'content-encoding']) response.removeHeader(name)
    response.writeHead(304).end()
  } else response.writeHead(200, { 'Content-Length': page.body.length }).end(page.body)
}

/** The page in Brotli, a third smaller than Next's gzip: its HTML and the payload for its scripts say the same twice. */
async function withBrotli(page: Page): Promise<Page> {
  const html = page.headers.get('content-encoding') === 'gzip' ? await promisify(gunzip)(page.body) : page.body
  const body = await promisify(brotliCompress)(html)
  return { ...page, headers: new Map(page.headers).set('content-encoding', 'br'), body }
}

/** The answer as a page to keep; undefined for any other answer and for what is one visitor's own. */
function pageOf(response: ServerResponse, body: Buffer): Page | undefined {
  const text = (name: string) => String(response.getHeader(name) ?? '')
  const varies = text('vary').toLowerCase().split(/,\s*/)
  const etag = etagOf(response)
  const isShared = text('cache-control').includes('s-maxage=') && !response.hasHeader('set-cookie')
  if (!isShared || etag === '' || varies.includes('*')) return undefined
  const headers: Headers = new Map()
  const now = performance.now()
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers.set(name, value)
  return {
    headers,
    etag,
    body,
    varies: varies.filter((name) => name !== 'accept-encoding'),
    askedAt: now,
    knownAt: now,
  }
}

/**
 * Lets Next answer and hands over a page as it went out. Asked about one that is kept, Next may say that it is unchanged:
 * then that one is sent.
 */
function askNext(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  kept: Page | undefined,
  made: (page: Page) => void,
): void {
  const known = request.headers['if-none-match']
  if (kept) request.headers['if-none-match'] = [...(known === undefined ? [] : [known]), kept.etag].join(', ')
  const chunks: Buffer[] = []
  let isSent = false
  const note = (chunk: unknown, encoding: unknown) => {
    if (!isPage(response)) return
    const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isNamed ? encoding : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...parameters: unknown[]) => boolean
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    if (kept && parameters[0] === 304 && etagOf(response) === kept.etag) {
      kept.knownAt = performance.now()
      if (!knows(known, kept)) {
        isSent = true
        response.setHeaders(kept.headers)
        return writeHead(200, { 'Content-Length': kept.body.length })
      }
    }
    return writeHead(...parameters)
  }
  response.write = (...parameters: unknown[]) => {
    note(parameters[0], parameters[1])
    return write(...parameters)
  }
  response.end = (...parameters: unknown[]) => {
    if (response.statusCode === 304 && !response.headersSent) response.writeHead(304)
    if (kept && isSent) return end(kept.body)
    note(parameters[0], parameters[1])
    const ended = end(...parameters)
    const page = isPage(response) ? pageOf(response, Buffer.concat(chunks)) : undefined
    if (page) made(page)
    return ended
  }
}

function isPage(response: ServerResponse): boolean {
  return response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}

function etagOf(response: ServerResponse): string {
  return String(response.getHeader('etag') ?? '').replace(/^W\//, '')
}
