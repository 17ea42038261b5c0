import { randomUUID } from 'node:crypto'
import { onRequest } from '#lib/http/on-request'

const header = 'x-request-id'

/** What may stand in a log line as it is. */
const wellFormed = /^[\w.:-]{8,64}$/

/** The id a trusted proxy gave the request, if it is well-formed; otherwise a new one. */
export function requestIdFrom(given: string | undefined, isTrusted: boolean): string {
  return isTrusted && given !== undefined && wellFormed.test(given) ? given : randomUUID()
}

/** Gives every request an id before Next sees it, and answers with it, so that a log line can be found by an answer. */
export function stampRequestId(trustedProxies: number): void {
  onRequest(({ request, response }) => {
    const id = requestIdFrom([request.headers[header]].flat()[0], trustedProxies > 0)
    request.headers[header] = id
    response.setHeader('X-Request-Id', id)
  })
}

/** The id of a request in a route handler, for its log lines. */
export function requestId(headers: Headers): string | undefined {
  return headers.get(header) ?? undefined
}
