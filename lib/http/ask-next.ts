import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'

/** Tells the middleware which not-found pages are kept, by their addresses, and from it which of them is to be sent. */
export const keptMissing = 'x-kept-missing'

/** Where Next says which page the middleware had it answer with. */
const rewritten = 'x-middleware-rewrite'

/** Headers that belong to one answer. */
const ownHeaders = [
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  rewritten,
]

type Headers = Map<string, OutgoingHttpHeader>

/** A prerendered page as it was sent. */
export type Page = {
  status: 200 | 404
  headers: Headers
  etag: string
  body: Buffer
  varies: readonly string[]
  /** When Next was last asked for it, and when it last answered. */
  askedAt: number
  knownAt: number
}

/**
 * Lets Next answer and hands over a page as it went out, a not-found page with the address that it has of its own. Asked
 * about a page that is kept, Next may say that it is unchanged; asked for one that is not there, the middleware may say
 * which not-found page to send. Then the kept one is sent.
 */
export function askNext(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  kept: { page: Page | undefined; missing: ReadonlyMap<string, Page> },
  made: (page: Page, missingAddress: string | undefined) => void,
): void {
  const { page, missing } = kept
  const known = request.headers['if-none-match']
  if (page) request.headers['if-none-match'] = [...(known === undefined ? [] : [known]), page.etag].join(', ')
  if (missing.size > 0) request.headers[keptMissing] = [...missing.keys()].join()
  const chunks: Buffer[] = []
  let sent: Page | undefined
  const keptInstead = (status: unknown) => {
    const address = response.getHeader(keptMissing)
    response.removeHeader(keptMissing)
    if (status === 404 && typeof address === 'string') return missing.get(address)
    if (!page || status !== 304 || etagOf(response) !== page.etag) return undefined
    page.knownAt = performance.now()
    return knows(known, page) ? undefined : page
  }
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
    sent = keptInstead(parameters[0])
    if (!sent) return writeHead(...parameters)
    response.setHeaders(sent.headers)
    return writeHead(sent.status, { 'Content-Length': sent.body.length })
  }
  response.write = (...parameters: unknown[]) => {
    note(parameters[0], parameters[1])
    return write(...parameters)
  }
  response.end = (...parameters: unknown[]) => {
    const { statusCode, headersSent } = response
    if (!headersSent && (statusCode === 304 || response.hasHeader(keptMissing))) response.writeHead(statusCode)
    if (sent) return end(sent.body)
    note(parameters[0], parameters[1])
    const ended = end(...parameters)
    const answer = isPage(response) ? pageOf(response, Buffer.concat(chunks)) : undefined
    if (answer) made(answer, missingAddress(response))
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
  const status = response.statusCode === 404 ? 404 : 200
  const sharing = status === 404 ? 'public' : 's-maxage='
  const isShared = text('cache-control').includes(sharing) && !response.hasHeader('set-cookie')
  if (!isShared || etag === '' || varies.includes('*')) return undefined
  const headers: Headers = new Map()
  const now = performance.now()
  for (const [name, value] of Object.entries(response.getHeaders()))
    if (value !== undefined && !ownHeaders.includes(name)) headers.set(name, value)
  return {
    status,
    headers,
    etag,
    body,
    varies: varies.filter((name) => name !== 'accept-encoding'),
    askedAt: now,
    knownAt: now,
  }
}

/** Address of the not-found page that the middleware had Next answer with. */
function missingAddress(response: ServerResponse): string | undefined {
  const address = response.getHeader(rewritten)
  return response.statusCode === 404 && typeof address === 'string' ? address.replace(/\?.*/, '') : undefined
}

function isPage(response: ServerResponse): boolean {
  const isFound = response.statusCode === 200 || missingAddress(response) !== undefined
  return isFound && String(response.getHeader('content-type')).startsWith('text/html')
}

function etagOf(response: ServerResponse): string {
  return String(response.getHeader('etag') ?? '').replace(/^W\//, '')
}
