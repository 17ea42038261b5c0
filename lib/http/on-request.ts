import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Hands over every request of the process before Next sees it; Node publishes each on this channel first. */
export function onRequest(handle: (exchange: Exchange & { server: Server }) => void): void {
  subscribe('http.server.request.start', (message) => {
    handle(message as Exchange & { server: Server })
  })
}

/** Puts a handler in front of Next's own, which `pass` calls: what does not pass, Next never sees. */
export function inFrontOfNext(handle: (exchange: Exchange, pass: () => void) => void): void {
  const taken = new WeakSet<Server>()
  onRequest(({ server }) => {
    if (taken.has(server)) return
    taken.add(server)
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      handle({ request, response }, () => {
        for (const listener of listeners) listener.call(server, request, response)
      })
    })
  })
}
