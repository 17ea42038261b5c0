import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a connection and sends the headers and only the first byte of a sign-up request. */
export async function beginUpload(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head =
    'POST /api/subscribe HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{'
  socket.write(head)
  await once(socket, 'ready')
  return socket
}
