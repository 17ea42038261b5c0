import type { OutgoingHttpHeader, ServerResponse } from 'node:http'

/** A response as it was sent; `at` is when, in milliseconds. */
export type Recorded = {
  status: number
  headers: Map<string, OutgoingHttpHeader>
  etag: string
  body: Buffer
  at: number
}

/** Headers of one response that are not for others. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

/** How long others wait for a response, in milliseconds; a client that reads slowly must not keep them longer. */
const longestWait = 1000

type Write = (chunk?: unknown, encoding?: unknown, callback?: unknown) => boolean
type End = (chunk?: unknown, encoding?: unknown, callback?: unknown) => ServerResponse

/**
 * Records a response while it is sent, by `write` and `end`, as `compression` does.
 * @returns undefined when the client left before its end, when it takes too long, or when its body is cut short.
 */
export function recordResponse(response: ServerResponse): Promise<Recorded | undefined> {
  const chunks: Buffer[] = []
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(undefined)
    }
    response.once('close', giveUp)
    setTimeout(giveUp, longestWait).unref()
    response.write = (...parameters: Parameters<Write>) => {
      note(parameters[0], parameters[1])
      return write(...parameters)
    }
    response.end = (...parameters: Parameters<End>) => {
      note(parameters[0], parameters[1])
      resolve(toRecorded(response, Buffer.concat(chunks)))
      return end(...parameters)
    }
  })
}

function toRecorded(response: ServerResponse, body: Buffer): Recorded | undefined {
  const length = response.getHeader('content-length')
  const isWhole = response.statusCode === 304 || length === undefined || Number(length) === body.length
  const headers = new Map<string, OutgoingHttpHeader>()
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers.set(name, value)
  const etag = String(headers.get('etag') ?? '')
  return isWhole ? { status: response.statusCode, headers, etag, body, at: Date.now() } : undefined
}
