import { type Handler, respondWithCode } from '#lib/server/handler'

// The handlers in front of the render queue should take at most 0.1 ms of processor time for a
// request. The rule is in the decisions, "What comes before the queue". `npm run bench:bounds`
// measures this time.

/** Longest request target in bytes. A link with all campaign parameters has about 1,000 bytes. */
export const maxTargetBytes = 2048

/** Largest number of segments in a path. The path of a page has at most four. */
const maxSegments = 16

/** Largest number of header lines in a request. A browser behind two proxies sends about 40. */
export const maxHeaders = 100

/**
 * Longest value, in bytes, of a request header that `maxReadBytes` and `maxKeptBytes` do not list.
 */
const maxHeaderBytes = 1024

/**
 * Longest values, in bytes, of headers that handlers read before the request enters the render
 * queue.
 */
const maxReadBytes: Partial<Record<string, number>> = {
  'accept-encoding': 256,
  'cache-control': 256,
  'if-modified-since': 64,
  'if-none-match': 256,
  range: 256,
}

/**
 * Longest values of `Cookie` and `Referer` in bytes. A longer header is removed and the request is
 * served, because a visitor cannot control how long these headers are.
 */
const maxKeptBytes = { cookie: 8192, referer: 4096 }

/**
 * Number of bytes at the end of `X-Forwarded-For` that are kept. Trusted proxies add addresses at
 * the end.
 */
const maxForwardedBytes = 256

/**
 * Removes `Cookie` or `Referer` when the header is longer than `maxKeptBytes`. Shortens a long
 * `X-Forwarded-For` to its last entries. So a client cannot hide its IP address behind a long
 * header.
 */
export const trimHeaders: Handler = ({ headers }, _response, next) => {
  const { cookie = '', referer = '' } = headers
  if (cookie.length > maxKeptBytes.cookie) delete headers.cookie
  if (referer.length > maxKeptBytes.referer) delete headers.referer
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  if (forwarded.length > maxForwardedBytes) {
    const last = forwarded.slice(-maxForwardedBytes)
    headers['x-forwarded-for'] = last.slice(last.indexOf(',') + 1)
  }
  next()
}

/**
 * Refuses requests that take long to read. A long target gets 414, a path of many segments 404, and
 * long or many headers 431. Must run after `identifyClient`, which removes the client's `x-*`
 * headers.
 */
export const refuseOversized: Handler = (request, response, next) => {
  const { url = '', headers, rawHeaders } = request
  const isLong = (name: string): boolean =>
    !(name in maxKeptBytes) && String(headers[name]).length > (maxReadBytes[name] ?? maxHeaderBytes)
  const areMany = rawHeaders.length > 2 * maxHeaders
  if (url.length > maxTargetBytes) respondWithCode(response, 414, 'target-too-long')
  else if (isDeep(url)) respondWithCode(response, 404, 'not-found')
  else if (areMany || Object.keys(headers).some(isLong))
    respondWithCode(response, 431, 'headers-too-long')
  else next()
}

/**
 * Returns true for a path with more than `maxSegments` segments. Empty segments count too, because
 * reading empty segments also takes time.
 */
export function isDeep(target: string): boolean {
  let segments = 0
  for (const character of target) {
    if (character === '?' || character === '#') break
    // The URL standard treats a backslash in an http URL as a slash, so a backslash counts too.
    if (character === '/' || character === '\\') segments += 1
    if (segments > maxSegments) return true
  }
  return false
}
