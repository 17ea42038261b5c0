import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getCanonicalPath } from '#lib/server/canonical-url'
import { isDeep, maxHeaders, maxTargetBytes } from '#lib/server/request-bounds'

/** Time limits in milliseconds; the last is for a connection on which nothing moves. */
const limits = { headersTimeout: 15_000, requestTimeout: 30_000, stalledTimeout: 15_000 }

/** A server that takes one request at a time of each connection and closes one whose client does not read. */
export function createSiteServer(
  listener: RequestListener,
  { stalledTimeout, ...timeouts } = limits,
): Server {
  // A request that offers an upgrade is answered as any other.
  const options = {
    shouldUpgradeCallback: () => false,
    connectionsCheckingInterval: 1000,
    ...timeouts,
  }
  const server = createServer(options, oneAtATime(listener))
  // One more is read than is taken, and tells that there are too many.
  server.maxHeadersCount = maxHeaders + 1
  server.timeout = stalledTimeout
  server.on('timeout', (socket: Socket) => {
    // Otherwise its client waits for us.
    if (socket.writableLength > 0 || !busy.has(socket)) socket.destroy()
  })
  server.on('clientError', refuse)
  return server
}

type ParseError = Error & { code?: string; rawPacket?: Buffer }

const statuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what Node's parser refuses; unencoded letters in the address it calls for lead to its one spelling. */
function refuse({ code = '', rawPacket }: ParseError, socket: Duplex): void {
  const location = code === 'HPE_INVALID_URL' && rawPacket ? canonicalTarget(rawPacket) : null
  const status =
    location === null ? (statuses[code] ?? '400 Bad Request') : '308 Permanent Redirect'
  const header = location === null ? '' : `Location: ${location}\r\n`
  // A response under way would be mixed up with this one.
  if (socket.writable && !busy.has(socket))
    socket.write(`HTTP/1.1 ${status}\r\n${header}Connection: close\r\n\r\n`)
  socket.destroy()
}

/** Bytes of a request line with unencoded letters: encoded, each byte is three. */
const maxUnencodedBytes = maxTargetBytes / 3

/** The canonical spelling of the target in a packet; null without one, or when it is longer than the bounds. */
function canonicalTarget(packet: Buffer): string | null {
  const line = packet.subarray(0, maxUnencodedBytes).toString('latin1')
  const [, given = '', query = ''] = /^(?:GET|HEAD) (\/[^ ?]*)(\?[^ ]*)? HTTP/.exec(line) ?? []
  const path = given === '' || isDeep(given) ? undefined : getCanonicalPath(given)
  if (path === undefined) return null
  const { search } = new URL(`/${Buffer.from(query, 'latin1').toString()}`, 'http://localhost')
  return path + search
}

/** Connections with a response under way, and what waits on each. */
const busy = new WeakMap<Duplex, (() => void)[]>()

/** Lets pipelined requests wait for the response before theirs, and reads no more of them meanwhile. */
function oneAtATime(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const start = () => {
      response.once('close', () => {
        const next = socket.writable ? busy.get(socket)?.shift() : undefined
        if (next === undefined) busy.delete(socket)
        if (busy.get(socket)?.length === 0) socket.resume()
        next?.()
      })
      listener(request, response)
    }
    const line = busy.get(socket)
    if (line === undefined) {
      busy.set(socket, [])
      start()
    } else {
      line.push(start)
      socket.pause()
    }
  }
}
