import type { ServerResponse } from 'node:http'

/** How long others wait for a response, in milliseconds; a client that reads slowly must not keep them longer. */
const longestTurn = 1000

type Write = (chunk?: unknown, encoding?: unknown, callback?: unknown) => boolean
type End = (chunk?: unknown, encoding?: unknown, callback?: unknown) => ServerResponse

/**
 * The body of a response as it is sent, recorded as `compression` does by `write` and `end`.
 * @returns undefined when the client left before the end, when it takes too long, or when the body is cut short.
 */
export function recordBody(response: ServerResponse): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  const note = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as End
  return new Promise((resolve) => {
    const giveUp = () => {
      resolve(undefined)
    }
    response.once('close', giveUp)
    setTimeout(giveUp, longestTurn).unref()
    response.write = (...parameters: Parameters<Write>) => {
      note(parameters[0], parameters[1])
      return write(...parameters)
    }
    response.end = (...parameters: Parameters<End>) => {
      note(parameters[0], parameters[1])
      const body = Buffer.concat(chunks)
      const length = response.getHeader('content-length')
      resolve(length === undefined || Number(length) === body.length ? body : undefined)
      return end(...parameters)
    }
  })
}
