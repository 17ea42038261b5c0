import { randomUUID } from 'node:crypto'
import { env } from '#lib/env'
import { requestIdHeader } from '#lib/http/request-headers'
import type { Handler } from '#lib/server/handler'

/** What may stand in a log line as it is. */
const wellFormed = /^[\w.:-]{8,64}$/

/** The id a trusted proxy gave the request, if it is well-formed; otherwise a new one. */
export function requestIdFrom(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && wellFormed.test(given) ? given : randomUUID()
}

/** Gives every request an id and names it in the response, so that a log line can be found by a response. */
export const requestId: Handler = ({ headers }, response, next) => {
  const id = requestIdFrom([headers[requestIdHeader]].flat()[0], env.TRUST_PROXY > 0)
  headers[requestIdHeader] = id
  response.setHeader('X-Request-Id', id)
  next()
}
