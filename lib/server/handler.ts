import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  ServerResponse,
} from 'node:http'
import { closedPolicy, securityHeaders } from '#lib/request/policy'

/** Handles a request, as in Connect: ends the response, or calls `next` for the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Makes a listener that runs the handlers in order. A handler that does not call `next` is the
 * last.
 */
export function chainHandlers(...handlers: readonly Handler[]): RequestListener {
  return (request, response) => {
    const run = (index: number): void => handlers[index]?.(request, response, () => run(index + 1))
    run(0)
  }
}

const errorHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': closedPolicy,
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json',
}

/** Ends a response with a status and the JSON `{ code }`. */
export function respondWithCode(
  response: ServerResponse,
  status: number,
  code: string,
  headers?: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { ...errorHeaders, ...headers }).end(JSON.stringify({ code }))
}
