import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '#e2e/support/free-port'

/**
 * How the receiver responds: with a status, by resetting the connection before or within the body,
 * or not at all (`hang`). `afterMs` is a delay in milliseconds.
 */
export type ReceiverReply =
  | { status: number; headers?: Record<string, string>; body?: string; afterMs?: number }
  | 'reset'
  | 'reset mid-body'
  | 'hang'

type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** A server that replaces a receiver of leads, such as the provider (spec section 7). */
export type LeadReceiver = {
  url: string
  reply: ReceiverReply
  /** All requests whose bodies arrived in full, whatever the receiver's response was. */
  came: ReceivedRequest[]
  /** Names of the accepted leads, one per idempotency key. */
  names: () => string[]
  close: () => Promise<void>
}

export async function startLeadReceiver(): Promise<LeadReceiver> {
  const taken = new Map<string, string>()
  const saveLeadName = (key: string, body: string) =>
    taken.set(key, (JSON.parse(body) as { name: string }).name)
  const server = createServer((request, response) => {
    // A site that uses this receiver as its provider also requests posts. The receiver has no
    // posts.
    if (/\/(blog|post)\b/.test(request.url ?? '')) return void response.writeHead(404).end()
    void text(request).then(
      async (body) => {
        const key = String(request.headers['idempotency-key'])
        const { method = '', url: path = '', headers } = request
        taker.came.push({ method, path, headers, body })
        const { reply } = taker
        if (reply === 'hang') return
        if (reply === 'reset') return void request.socket.resetAndDestroy()
        if (reply === 'reset mid-body') {
          // The receiver accepts the lead, but the site does not get the whole response.
          saveLeadName(key, body)
          response.writeHead(200, { 'Content-Length': '1000' }).write('{"half":')
          setTimeout(() => request.socket.resetAndDestroy(), 20)
          return
        }
        await new Promise((resolve) => setTimeout(resolve, reply.afterMs ?? 0))
        if (reply.status < 300) saveLeadName(key, body)
        response.writeHead(reply.status, reply.headers).end(reply.body ?? '{}')
      },
      () => undefined,
    )
  })
  const taker: LeadReceiver = {
    url: `http://127.0.0.1:${await listenOnLoopback(server)}`,
    reply: { status: 200 },
    came: [],
    names: () => [...taken.values()],
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return taker
}
