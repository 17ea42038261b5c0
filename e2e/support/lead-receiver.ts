import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '#e2e/support/free-port'

/** How a provider answers a lead: with a status, after a while, with half an answer, or not at all. */
export type ReceiverReply =
  | { status: number; headers?: Record<string, string>; body?: string; afterMs?: number }
  | 'reset'
  | 'reset mid-body'
  | 'hang'

/** A lead as it came in. */
type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/** The side of the provider that takes leads (spec section 7), or another receiver of them, played over HTTP. */
export type LeadReceiver = {
  url: string
  /** What the next leads are answered. */
  reply: ReceiverReply
  /** Everything that came in whole, whatever it was answered. */
  came: ReceivedRequest[]
  /** Names of the leads taken, one for each key. */
  names: () => string[]
  close: () => Promise<void>
}

export async function startLeadReceiver(): Promise<LeadReceiver> {
  const taken = new Map<string, string>()
  const saveLeadName = (key: string, body: string) =>
    taken.set(key, (JSON.parse(body) as { name: string }).name)
  const server = createServer((request, response) => {
    // The site also asks its provider for posts; this one has none.
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
          // The provider has it; only its answer is lost.
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
