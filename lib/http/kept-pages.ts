import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { askNext, keptMissing, knows, type Page } from '#lib/http/ask-next'
import { inFrontOfNext } from '#lib/http/on-request'
import { languages } from '#lib/i18n/languages'
import { missingPath } from '#lib/i18n/routes'

/** Milliseconds for which a page is answered without asking Next again. */
const keptFor = 1000

/** Milliseconds for which it is, at most, while somebody else asks. */
const keptWhileAsking = 5 * keptFor

/** Bytes of all kept pages. */
const room = 16 * 1024 * 1024

/** Addresses that are never a page's. */
const noPage = /^\/(_next|api)\//

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
 * Addresses that are missing share one page a language, which the middleware chooses.
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
  const keep = (key: string, made: Page) => {
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
  }
  inFrontOfNext(({ request, response }, pass) => {
    // The site's own word.
    Reflect.deleteProperty(request.headers, keptMissing)
    const encoding = encodingOf(request)
    if (encoding === undefined || noPage.test(request.url ?? '')) {
      pass()
      return
    }
    const address = addressOf(request)
    const page = address === undefined ? undefined : pages.get(`${address} ${encoding}`)
    // Its answer would not be this page, nor renew it.
    if (page && !fits(request, page)) {
      pass()
      return
    }
    if (page && !isDue(page)) {
      send(page, request, response)
      return
    }
    const missing = new Map<string, Page>()
    for (const language of languages) {
      const missingPage = pages.get(`404 ${missingPath(language)} ${encoding}`)
      if (missingPage && fits(request, missingPage) && !isDue(missingPage))
        missing.set(missingPath(language), missingPage)
    }
    const asked = generation
    askNext({ request, response }, { page, missing }, (made, missingAddress) => {
      if (asked !== generation || !fits(request, made)) return
      if (missingAddress !== undefined) keep(`404 ${missingAddress} ${encoding}`, made)
      else if (address !== undefined) keep(`${address} ${encoding}`, made)
    })
    pass()
  })
}

/** Whether Next is to be asked for the page again, by this request alone: the others go on with what is kept. */
function isDue(page: Page): boolean {
  const now = performance.now()
  if (now - page.askedAt < keptFor && now - page.knownAt < keptWhileAsking) return false
  page.askedAt = now
  return true
}

/** The encoding a kept page has to be in for this request; undefined where that is Next's to weigh, or nothing to read. */
function encodingOf({ method, headers }: IncomingMessage): 'br' | 'gzip' | 'none' | undefined {
  const encodings = headers['accept-encoding'] ?? ''
  if (method !== 'GET') return undefined
  if (encodings === '') return 'none'
  // Preferences by `q` are Next's.
  if (!/^[\w, ]+$/.test(encodings) || !/\bgzip\b/.test(encodings)) return undefined
  return /\bbr\b/.test(encodings) ? 'br' : 'gzip'
}

/** Address that a kept page may have. */
function addressOf({ url }: IncomingMessage): string | undefined {
  return url === undefined || url.length > 300 || url.includes('?') ? undefined : url
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
