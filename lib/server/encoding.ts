import { constants } from 'node:zlib'
import compress from 'compression'
import Negotiator from 'negotiator'
import type { Handler } from '#lib/server/handler'

/** Best first, for clients that prefer none. */
const preferred = ['br', 'gzip', 'identity']

/** Leaves one encoding in Accept-Encoding, the one the response is to have: the cache's key and `compression` read it. */
export const negotiateEncoding: Handler = (request, _response, next) => {
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
