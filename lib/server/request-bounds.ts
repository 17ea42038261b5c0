import { type Handler, respondWithCode } from '#lib/server/handler'

// The handlers before the queue take at most 0.1 ms of processor time, whatever a client sends
// (decisions, "What comes before the queue"); `npm run bench:bounds` measures it.

/** Longest request target in bytes. A link with all parameters of a campaign takes about 1,000. */
export const maxTargetBytes = 2048

/** Most segments of a path; a page's path has at most four. */
const maxSegments = 16

/** Most header lines of a request. A browser behind two proxies sends about 40. */
export const maxHeaders = 100

/** Longest value of a header in bytes, and of those that are read before the queue. */
const maxHeaderBytes = 1024
const maxReadBytes: Partial<Record<string, number>> = {
  'accept-encoding': 256,
  'cache-control': 256,
  'if-modified-since': 64,
  'if-none-match': 256,
  range: 256,
}

/** Headers that grow without the visitor's doing: a longer one is removed. */
const removedBeyond = { cookie: 8192, referer: 4096 }

/** Bytes of `X-Forwarded-For` that are read: the last ones, which trusted proxies have added. */
const maxForwardedBytes = 256

/**
 * Removes headers that are too long to be read and that a page can do without. Of `X-Forwarded-For`
 * the last entries stay, so that a client cannot hide its address by a long header of its own.
 */
export const trimHeaders: Handler = ({ headers }, _response, next) => {
  const { cookie = '', referer = '' } = headers
  if (cookie.length > removedBeyond.cookie) delete headers.cookie
  if (referer.length > removedBeyond.referer) delete headers.referer
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  if (forwarded.length > maxForwardedBytes) {
    const last = forwarded.slice(-maxForwardedBytes)
    headers['x-forwarded-for'] = last.slice(last.indexOf(',') + 1)
  }
  next()
}

/**
 * Refuses requests that would take long to read: a long target (414), a path of many segments (404), long or
 * many headers (431). Runs when `identify` has removed the `x-*` headers.
 */
export const refuseOversized: Handler = (request, response, next) => {
  const { url = '', headers, rawHeaders } = request
  const isLong = (name: string) =>
    !(name in removedBeyond) &&
    String(headers[name]).length > (maxReadBytes[name] ?? maxHeaderBytes)
  const areMany = rawHeaders.length > 2 * maxHeaders
  if (url.length > maxTargetBytes) respondWithCode(response, 414, 'target-too-long')
  else if (isDeep(url)) respondWithCode(response, 404, 'not-found')
  else if (areMany || Object.keys(headers).some(isLong))
    respondWithCode(response, 431, 'headers-too-long')
  else next()
}

/** True for a path of more segments than any page has. Empty ones count: reading them takes time too. */
export function isDeep(target: string): boolean {
  let segments = 0
  for (const character of target) {
    if (character === '?' || character === '#') break
    // URLs of http take a backslash for a slash.
    if (character === '/' || character === '\\') segments += 1
    if (segments > maxSegments) return true
  }
  return false
}
