import { connect } from 'node:net'

/** Sends bytes unchanged, which HTTP clients would correct, and returns the whole response. */
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
      // The server closes a connection that it will not read to the end. The response before that
      // counts.
      if (answer === '') reject(error)
    })
  })
}

/** Sends a GET of an unchanged path on a new connection. `headers` may contain another Host. */
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

/** Status of a raw response, or 0 without one. */
export function getRawStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
