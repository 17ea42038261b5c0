import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import type { Handler } from '#lib/server/handler'
import { quickCalls } from '#lib/server/request-queue'

/** Reduces `Accept-Encoding` to one encoding. The cache key and the compression read it. */
export const negotiateEncoding: Handler = (request, _response, next) => {
  const accepted = request.headers.range === undefined ? new Negotiator(request).encodings() : []
  request.headers['accept-encoding'] =
    ['br', 'gzip'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
  next()
}

/**
 * Media types that are compressed: `text/html`, `application/json`, `image/svg+xml`. The filter of
 * the package cannot read a header that Next has set as a list.
 */
const compressibleTypes = /^text\/|^application\/(javascript|json|xml)|\+(json|xml)/

/** Half a millisecond slower than the fastest quality, for a tenth fewer bytes (docs/profile.md). */
const brotliQuality = 8

/** 2^18 bytes: half the time of the default window (docs/profile.md). */
const brotliWindowBits = 18

/** Compresses responses that are worth it. The package types Express's request, which Node's satisfies. */
export const compressResponse = compress({
  filter: ({ url }, response) =>
    !quickCalls.test(url) && compressibleTypes.test(String(response.getHeader('Content-Type'))),
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    },
  },
}) as unknown as Handler
