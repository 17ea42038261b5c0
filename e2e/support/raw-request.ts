import { connect } from 'node:net'

/** Sends bytes as they are, which clients of HTTP would put right first; answers with all that came back. */
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
      // The server hangs up on what it will not read to the end; what it said before counts.
      if (answer === '') reject(error)
    })
  })
}

/** A GET of a path exactly as written, over a connection of its own; `headers` may name another host. */
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

/** Status of a raw answer; 0 when there is none. */
export function getRawStatus(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
