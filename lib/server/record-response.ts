import type { ServerResponse } from 'node:http'

/** A response as it was sent; `at` is when, in milliseconds. */
export type Recorded = { status: number; headers: Headers; body: Buffer; at: number }

/** Headers of one response that are not for others. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding']

/** How long others wait for a response, in milliseconds; a client that reads slowly must not hold them up. */
const maxWaitMs = 1000

/**
 * Records a response while it is sent, by `write` and `end`, as `compression` does.
 * @returns undefined when the client left before its end, when it takes too long, or when its body is cut short.
 */
export function recordResponse(response: ServerResponse): Promise<Recorded | undefined> {
  const chunks: Buffer[] = []
  for (const method of ['write', 'end'] as const) {
    const send = response[method].bind(response) as (...parameters: unknown[]) => never
    response[method] = (...parameters: unknown[]) => {
      const [chunk, encoding] = parameters
      if (typeof chunk === 'string' || chunk instanceof Uint8Array)
        chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding))
      return send(...parameters)
    }
  }
  return new Promise((resolve) => {
    response.once('finish', () => {
      resolve(toRecorded(response, Buffer.concat(chunks)))
    })
    response.once('close', resolve)
    setTimeout(resolve, maxWaitMs, undefined).unref()
  })
}

function toRecorded(response: ServerResponse, body: Buffer): Recorded | undefined {
  const { statusCode: status } = response
  const { 'content-length': length = body.length, ...sent } = response.getHeaders()
  const headers = new Headers()
  for (const [name, value] of Object.entries(sent)) if (!ownHeaders.includes(name)) headers.set(name, String(value))
  return status === 304 || Number(length) === body.length ? { status, headers, body, at: Date.now() } : undefined
}
