import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { askNext, knows, type Page } from '#lib/http/ask-next'
import { inFrontOfNext } from '#lib/http/on-request'

/** Milliseconds for which a page is answered without asking Next again. */
const keptFor = 1000

/** Milliseconds for which it is, at most, while somebody else asks. */
const keptWhileAsking = 5 * keptFor

/** Bytes of all kept pages. */
const room = 16 * 1024 * 1024

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
