import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server }

/** Hands over every request of the process before Next sees it; Node publishes each on this channel first. */
export function onRequest(handle: (exchange: Exchange) => void): void {
  subscribe('http.server.request.start', (message) => {
    handle(message as Exchange)
  })
}
