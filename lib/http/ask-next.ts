import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Headers that belong to one answer. */
const ownHeaders = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']

type Headers = Map<string, OutgoingHttpHeader>

/** A prerendered page as it was sent. */
export type Page = {
  headers: Headers
  etag: string
  body: Buffer
  varies: readonly string[]
  /** When Next was last asked for it, and when it last answered. */
  askedAt: number
  knownAt: number
}

/**
 * Lets Next answer and hands over a page as it went out. Asked about one that is kept, Next may say that it is unchanged:
 * then that one is sent.
 */
export function askNext(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  kept: Page | undefined,
  made: (page: Page) => void,
): void {
  const known = request.headers['if-none-match']
  if (kept) request.headers['if-none-match'] = [...(known === undefined ? [] : [known]), kept.etag].join(', ')
  const chunks: Buffer[] = []
  let isSent = false
  const note = (chunk: unknown, encoding: unknown) => {
    if (!isPage(response)) return
    const isNamed = typeof encoding === 'string' && Buffer.isEncoding(encoding)
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isNamed ? encoding : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const writeHead = response.writeHead.bind(response) as (...parameters: unknown[]) => ServerResponse
  const write = response.write.bind(response) as (...parameters: unknown[]) => boolean
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    if (kept && parameters[0] === 304 && etagOf(response) === kept.etag) {
      kept.knownAt = performance.now()
      if (!knows(known, kept)) {
        isSent = true
        response.setHeaders(kept.headers)
        return writeHead(200, { 'Content-Length': kept.body.length })
      }
    }
    return writeHead(...parameters)
  }
  response.write = (...parameters: unknown[]) => {
    note(parameters[0], parameters[1])
    return write(...parameters)
  }
  response.end = (...parameters: unknown[]) => {
    if (response.statusCode === 304 && !response.headersSent) response.writeHead(304)
    if (kept && isSent) return end(kept.body)
    note(parameters[0], parameters[1])
    const ended = end(...parameters)
    const page = isPage(response) ? pageOf(response, Buffer.concat(chunks)) : undefined
    if (page) made(page)
    return ended
  }
}

/** Whether `If-None-Match` names this version of the page. */
export function knows(tags: string | undefined, { etag }: Page): boolean {
  return tags?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

/** The answer as a page to keep; undefined for any other answer and for what is one visitor's own. */
function pageOf(response: ServerResponse, body: Buffer): Page | undefined {
  const text = (name: string) => String(response.getHeader(name) ?? '')
  const varies = text('vary').toLowerCase().split(/,\s*/)
  const etag = etagOf(response)
  const isShared = text('cache-control').includes('s-maxage=') && !response.hasHeader('set-cookie')
  if (!isShared || etag === '' || varies.includes('*')) return undefined
  const headers: Headers = new Map()
  const now = performance.now()
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers.set(name, value)
  return {
    headers,
    etag,
    body,
    varies: varies.filter((name) => name !== 'accept-encoding'),
    askedAt: now,
    knownAt: now,
  }
}

function isPage(response: ServerResponse): boolean {
  return response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html')
}

function etagOf(response: ServerResponse): string {
  return String(response.getHeader('etag') ?? '').replace(/^W\//, '')
}
