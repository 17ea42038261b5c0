import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import type { Handler } from '#lib/server/handler'

/** Leaves the encoding of the response in Accept-Encoding, which the cache's key and `compression` read. */
export const negotiateEncoding: Handler = (request, _response, next) => {
  const preferred = ['br', 'gzip', 'identity']
  // The types are those of an older version, without the second parameter.
  const negotiator: { encoding: (available: string[], options: { preferred: string[] }) => string | undefined } =
    new Negotiator(request)
  request.headers['accept-encoding'] = negotiator.encoding(preferred, { preferred }) ?? 'identity'
  next()
}

/** Media types worth compressing; the package's own filter does not read a header that Next has set as a list. */
const compressible = /^text\/|^application\/(javascript|json|xml)|\+(json|xml)/

/** Compresses responses, by Brotli where the client takes it. Level 6 takes 9 ms for the home page; 9 would take 100. */
export const compression = compress({
  filter: (_request, response) => compressible.test(String(response.getHeader('Content-Type'))),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
}) as unknown as Handler
