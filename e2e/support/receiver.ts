import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#e2e/support/free-port'

type Answer = { status: number; headers?: Record<string, string>; body?: object }

export type Receiver = {
  url: string
  /** What the next requests are answered, one after the other; then the last of them. */
  answers: Answer[]
  came: { path: string; headers: IncomingHttpHeaders; body: string }[]
  close: () => Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.came.push({ path: request.url ?? '', headers: request.headers, body })
      const [answer = { status: 200 }] = receiver.answers
      if (receiver.answers.length > 1) receiver.answers.shift()
      response.writeHead(answer.status, answer.headers).end(JSON.stringify(answer.body ?? {}))
    })
  })
  const receiver: Receiver = {
    url: `http://127.0.0.1:${await listen(server)}`,
    answers: [],
    came: [],
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
  return receiver
}
