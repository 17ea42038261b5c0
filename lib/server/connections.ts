import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getCanonicalPath } from '#lib/server/canonical-url'
import { isDeep, maxHeaders, maxTargetBytes } from '#lib/server/request-bounds'

/**
 * Limits of a connection in milliseconds. After `stalledTimeout` the server closes a connection
 * whose client neither sends nor reads.
 */
const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  stalledTimeout: 15_000,
}

/**
 * Creates a server that handles the requests of a connection one after another and closes stalled
 * connections.
 */
export function createSiteServer(
  listener: RequestListener,
  { stalledTimeout, ...timeouts } = connectionLimits,
): Server {
  const options = {
    // A request with an `Upgrade` header is answered as HTTP, because the server supports no other
    // protocol.
    shouldUpgradeCallback: () => false,
    connectionsCheckingInterval: 1000,
    ...timeouts,
  }
  const server = createServer(options, handleOneAtATime(listener))
  // The server reads one header more than `maxHeaders`, so that `refuseOversized` sees the excess.
  server.maxHeadersCount = maxHeaders + 1
  server.timeout = stalledTimeout
  server.on('timeout', (socket: Socket) => {
    // A connection without traffic stays open only while the server prepares a response. The server
    // closes the connection when the client does not read its response.
    if (socket.writableLength > 0 || !waitingRequests.has(socket)) socket.destroy()
  })
  server.on('clientError', answerParseError)
  return server
}

type ParseError = Error & { code?: string; rawPacket?: Buffer }

/** Status lines by the error codes of Node's parser. */
const parseErrorStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers a request that Node's parser refuses, and closes the connection. The parser also refuses
 * unencoded letters in a target. Such a request is redirected to the encoded target.
 */
function answerParseError({ code = '', rawPacket }: ParseError, socket: Duplex): void {
  const location = code === 'HPE_INVALID_URL' && rawPacket ? getEncodedTarget(rawPacket) : null
  const head =
    location === null
      ? `HTTP/1.1 ${parseErrorStatuses[code] ?? '400 Bad Request'}\r\n`
      : `HTTP/1.1 308 Permanent Redirect\r\nLocation: ${location}\r\n`
  // No error response is sent while another response is under way, because the bytes of the two
  // responses would mix.
  if (socket.writable && !waitingRequests.has(socket))
    socket.write(`${head}Connection: close\r\n\r\n`)
  socket.destroy()
}

/**
 * Longest request line with unencoded letters, in bytes. Percent-encoding turns a byte into three
 * characters.
 */
const maxUnencodedBytes = maxTargetBytes / 3

/** Captures the path and the query of a request line: `GET /ua/стаття?a=b HTTP`. */
const requestLine = /^(?:GET|HEAD) (\/[^ ?]*)(\?[^ ]*)? HTTP/

/**
 * Returns the encoded target of a packet's request line. Returns null when the request line is
 * malformed or too long, or the path has too many segments.
 */
function getEncodedTarget(packet: Buffer): string | null {
  const line = packet.subarray(0, maxUnencodedBytes).toString('latin1')
  const [, target = '', query = ''] = requestLine.exec(line) ?? []
  const path = target === '' || isDeep(target) ? undefined : getCanonicalPath(target)
  if (path === undefined) return null
  const { search } = new URL(`/${Buffer.from(query, 'latin1').toString()}`, 'http://localhost')
  return path + search
}

/**
 * For each connection, the functions that start its waiting pipelined requests. A connection is in
 * the map while one of its responses is under way.
 */
const waitingRequests = new WeakMap<Duplex, (() => void)[]>()

/**
 * Returns a listener that passes a pipelined request to `listener` after the response to the
 * previous request. The server stops reading from the connection while requests wait.
 */
function handleOneAtATime(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    const start = (): void => {
      response.once('close', () => {
        const startNext = socket.writable ? waitingRequests.get(socket)?.shift() : undefined
        if (startNext === undefined) waitingRequests.delete(socket)
        if (waitingRequests.get(socket)?.length === 0) socket.resume()
        startNext?.()
      })
      listener(request, response)
    }
    const waiting = waitingRequests.get(socket)
    if (waiting === undefined) {
      waitingRequests.set(socket, [])
      start()
    } else {
      waiting.push(start)
      socket.pause()
    }
  }
}
