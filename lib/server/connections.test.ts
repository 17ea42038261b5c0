import { once } from 'node:events'
import { createConnection, type AddressInfo, type Socket } from 'node:net'
import type { RequestListener } from 'node:http'
import { createSiteServer } from '#lib/server/connections'

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`

/**
 * Opens a connection to a new server with short limits. `closed` settles when the server closes the
 * connection.
 */
async function open(
  listener: RequestListener,
): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const server = createSiteServer(listener, {
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    stalledTimeout: 500,
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = createConnection((server.address() as AddressInfo).port, '127.0.0.1')
  const [accepted] = (await once(server, 'connection')) as [Socket]
  server.close()
  return { socket, closed: once(accepted, 'close') }
}

it('handles a pipelined request after the previous response is sent', async () => {
  const begun: string[] = []
  const { socket } = await open((request, response) => {
    begun.push(request.url ?? '')
    setImmediate(() => {
      expect(begun).toHaveLength(Number(request.url?.slice(1)))
      response.end(`${begun.length},`)
    })
  })
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write([1, 2, 3, 4, 5, 6].map((each) => request(`/${each}`)).join(''))
  while (!answer.endsWith('6,')) await once(socket, 'data')
  expect(answer.match(/^\d,/gm)).toHaveLength(6)
  socket.destroy()
})

it('closes a connection whose client does not read, and skips the pipelined requests', async () => {
  let made = 0
  const { socket, closed } = await open((_request, response) => {
    made += 1
    response.end(Buffer.alloc(32 * 1024 * 1024))
  })
  socket.pause()
  socket.write(request('/') + request('/') + request('/'))
  await closed
  socket.destroy()
  expect(made).toBe(1)
})
