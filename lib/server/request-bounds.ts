import { type Handler, respondWithCode } from '#lib/server/handler'

// Handlers before the queue take at most 0.1 ms of processor time for any request (decisions, "What
// comes before the queue"). `npm run bench:bounds` measures it.

/** Longest request target in bytes. A link with all parameters of a campaign takes about 1,000. */
export const maxTargetBytes = 2048

/** Most segments of a path; a page's path has at most four. */
const maxSegments = 16

/** Most header lines of a request. A browser behind two proxies sends about 40. */
export const maxHeaders = 100

/** Longest value of a header in bytes. */
const maxHeaderBytes = 1024

/** Longest values of headers that are read before the queue, in bytes. */
const maxReadBytes: Partial<Record<string, number>> = {
  'accept-encoding': 256,
  'cache-control': 256,
  'if-modified-since': 64,
  'if-none-match': 256,
  range: 256,
}

/** Longest values in bytes of headers that grow by themselves. A longer header is removed. */
const maxKeptBytes = { cookie: 8192, referer: 4096 }

/** Only the last bytes of `X-Forwarded-For` are read: trusted proxies add theirs at the end. */
const maxForwardedBytes = 256

/**
 * Removes long headers that a page can do without. The last entries of `X-Forwarded-For` stay, so
 * that a client cannot hide its address behind a long header.
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
 * Refuses requests that take long to read: a long target (414), a path of many segments (404), long
 * or many headers (431). Runs after `identifyClient`, which removes the `x-*` headers.
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

/** True for a path of more than 16 segments. Empty segments count, because reading them takes time too. */
export function isDeep(target: string): boolean {
  let segments = 0
  for (const character of target) {
    if (character === '?' || character === '#') break
    // In an http URL a backslash is a slash.
    if (character === '/' || character === '\\') segments += 1
    if (segments > maxSegments) return true
  }
  return false
}
