import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/**
 * Opens a connection and sends the headers and only the first byte of a sign-up request.
 * @param requestId the id that the site's log gives the request
 */
export async function beginUpload(url: string, requestId: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = [
    'POST /api/subscribe HTTP/1.1',
    'Host: x',
    `X-Request-Id: ${requestId}`,
    'Content-Type: application/json',
    'Content-Length: 9000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  await once(socket, 'ready')
  return socket
}
