import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { closedPolicy } from '#lib/http/content-security-policy'
import { securityHeaders } from '#lib/http/security-headers'

/** One step of handling a request, as in Connect: it ends the response or calls `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A request listener that runs the handlers in their order. */
export function chain(...handlers: readonly Handler[]): RequestListener {
  return (request, response) => {
    const run = (index: number): void =>
      handlers[index]?.(request, response, () => {
        run(index + 1)
      })
    run(0)
  }
}

/** Ends a response that is not Next's: no page, not cached, under the closed policy. */
export function respond(response: ServerResponse, status: number, code: string, headers?: OutgoingHttpHeaders): void {
  const own = {
    'Content-Security-Policy': closedPolicy,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  }
  response.writeHead(status, { ...securityHeaders, ...own, ...headers }).end(JSON.stringify({ code }))
}
