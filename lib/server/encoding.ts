import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import { cacheKey } from '#lib/server/cache-key'
import type { Handler } from '#lib/server/handler'

/** Leaves the encoding of the response in Accept-Encoding, which the cache's key and `compression` read. */
export const negotiateEncoding: Handler = (request, _response, next) => {
  const accepted = new Negotiator(request).encodings()
  request.headers['accept-encoding'] = ['br', 'gzip'].find((encoding) => accepted.includes(encoding)) ?? 'identity'
  next()
}

/** Media types worth compressing; the package's own filter does not read a header that Next has set as a list. */
const compressible = /^text\/|^application\/(javascript|json|xml)|\+(json|xml)/

/** A window of 2^18 bytes holds a page; the default takes twice the time to allocate. */
const compressor = (quality: number) =>
  compress({
    filter: (_request, response) => compressible.test(String(response.getHeader('Content-Type'))),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  }) as unknown as Handler

const [cached, single] = [compressor(8), compressor(4)]

/** Compresses responses; what the page cache serves to many is worth more time (docs/profile.md). */
export const compression: Handler = (request, response, next) => {
  const compress = cacheKey(request) === undefined ? single : cached
  compress(request, response, next)
}
