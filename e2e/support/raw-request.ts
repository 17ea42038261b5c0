import { connect } from 'node:net'

/**
 * Sends a text as an HTTP request and returns the whole response. The text may be a
 * malformed request, which an HTTP client would not send.
 */
export function sendRawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.setEncoding('latin1').on('data', (chunk) => (answer += String(chunk)))
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      resolve(answer)
    })
    socket.on('error', (error) => {
      // A server that refuses a request resets the connection after its response. The reset is no
      // error when the response has arrived.
      if (answer === '') reject(error)
    })
  })
}

/**
 * Sends a GET request on a new connection, without normalizing the path.
 * @param headers header lines, such as `Cookie: a=b`. A `Host:` line replaces the site's host.
 */
export function sendRawGet(
  url: string,
  path: string,
  headers: readonly string[] = [],
): Promise<string> {
  const host = headers.some((header) => header.startsWith('Host:'))
    ? []
    : [`Host: ${new URL(url).host}`]
  return sendRawRequest(
    url,
    [`GET ${path} HTTP/1.1`, ...host, ...headers, 'Connection: close', '', ''].join('\r\n'),
  )
}

/** Reads the status from the text of a response. An empty text has status 0. */
export function getRawStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
