import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import type { Handler } from '#lib/server/handler'
import { quickRequestPaths } from '#lib/server/request-queue'

/**
 * Reduces `Accept-Encoding` to one encoding. The cache key contains this encoding, and
 * `compressResponse` compresses with this encoding.
 */
export const negotiateEncoding: Handler = (request, _response, next) => {
  const accepted = request.headers.range === undefined ? new Negotiator(request).encodings() : []
  request.headers['accept-encoding'] =
    ['br', 'gzip'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
  next()
}

/**
 * Matches the media types that are compressed: `text/html`, `application/json`, `image/svg+xml`.
 * The default filter of `compression` cannot read a `Content-Type` that Next has set as a list.
 */
const compressibleTypes = /^text\/|^application\/(javascript|json|xml)|\+(json|xml)/

/**
 * Compared with the fastest quality, quality 8 saves a tenth of the bytes. It takes 0.5 ms longer
 * for a page (docs/profile.md).
 */
const brotliQuality = 8

/**
 * Compression with a window of 2^18 bytes takes half as long as with the default window
 * (docs/profile.md).
 */
const brotliWindowBits = 18

/**
 * Compresses responses of `compressibleTypes`, except responses to `quickRequestPaths`. The cast is
 * needed because `compression` has the types of Express, not of Node.
 */
export const compressResponse = compress({
  filter: ({ url }, response) =>
    !quickRequestPaths.test(url) &&
    compressibleTypes.test(String(response.getHeader('Content-Type'))),
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    },
  },
}) as unknown as Handler
