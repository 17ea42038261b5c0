import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { revalidatedHeader } from '#lib/request/request'
import { negotiateEncoding } from '#lib/server/compression'
import { chainHandlers } from '#lib/server/handler'
import { createPageCache } from '#lib/server/page-cache'

type Page = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let url: string
/** URLs of the requests that reached `page`. The function `page` takes the place of Next. */
let asked: string[]
let page: Page
/** The value of `performance.now()`, in milliseconds. Only a test moves this clock. */
let now: number

const shared = { 'Cache-Control': 's-maxage=300', ETag: '"1"' }
const html: Page = (request, response) => {
  response.writeHead(200, shared).end(`page ${request.url ?? ''}`)
}

beforeEach(async () => {
  now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  asked = []
  page = html
  const behind = (request: IncomingMessage, response: ServerResponse) => {
    asked.push(request.url ?? '')
    page(request, response)
  }
  const cache = createPageCache(behind, (_request, _response, next) => {
    next()
  })
  server = createServer(chainHandlers(negotiateEncoding, cache.serve, behind))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  await fetch(`${url}/api/revalidate`, { method: 'POST' })
  asked = []
})

afterEach(() => {
  jest.restoreAllMocks()
  server.closeAllConnections()
  server.close()
})

const load = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
const textOf = async (path: string, headers?: Record<string, string>) =>
  (await load(path, headers)).text()

it('renders a page once for simultaneous requests and for requests within a second, with any query', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/ua?anything=${index}`)
  expect(new Set(await Promise.all(paths.map((path) => textOf(path))))).toEqual(
    new Set(['page /ua']),
  )
  for (const path of ['/ua', '/ua?utm_source=b']) expect(await textOf(path)).toBe('page /ua')
  expect(asked).toEqual(['/ua'])
})

it('has one entry for each list page and encoding, and none for a response that differs by visitor', async () => {
  await textOf('/ua/blog')
  expect(asked).toEqual(['/ua/blog'])
  const own: Record<string, string>[] = [
    { 'Accept-Encoding': 'br' },
    { Authorization: 'x' },
    { RSC: '1' },
    { 'Next-Router-Prefetch': '1' },
    { Cookie: 'a=1; __prerender_bypass=1' },
  ]
  for (const headers of own) await textOf('/ua/blog', headers)
  expect(asked).toHaveLength(1 + own.length)
  await textOf('/api/uk/blog?page=2&utm_source=a')
  await textOf('/api/uk/blog?page=2')
  await textOf('/api/uk/blog?page=3')
  expect(asked).toHaveLength(3 + own.length)
  await textOf('/api/uk/post/DASH-diet')
  await textOf('/api/uk/post/DASH-diet')
  expect(asked).toHaveLength(5 + own.length)
})

it.each<[string, Page]>([
  ['an error', (_request, response) => response.writeHead(500, shared).end('x')],
  [
    'a cookie',
    (_request, response) => response.writeHead(200, { ...shared, 'Set-Cookie': 'a=1' }).end('x'),
  ],
  [
    'another variant',
    (_request, response) => response.writeHead(200, { ...shared, Vary: 'Cookie' }).end('x'),
  ],
  [
    'a private page',
    (_request, response) => response.writeHead(200, { 'Cache-Control': 'private' }).end('x'),
  ],
])('does not cache %s, and renders it for each waiting visitor', async (_name, uncacheable) => {
  page = uncacheable
  const answers = await Promise.all([1, 2, 3].map(() => textOf('/ua')))
  expect(answers).toEqual(['x', 'x', 'x'])
  expect(asked).toHaveLength(3)
})

it('serves a cached page at once and revalidates it once in the background', async () => {
  const first = Promise.withResolvers<ServerResponse>()
  const later = Promise.withResolvers<ServerResponse>()
  await textOf('/ua')
  page = (_request, response) => {
    first.resolve(response)
  }
  now += 1000
  for (let visit = 0; visit < 20; visit++) expect(await textOf('/ua')).toBe('page /ua')
  expect(asked).toHaveLength(2)
  ;(await first.promise).writeHead(200, shared).end('newer')
  page = (_request, response) => {
    later.resolve(response)
  }
  while (asked.length < 3) {
    now += 1000
    await textOf('/ua')
  }
  expect(await textOf('/ua')).toBe('newer')
  // A response with 500 does not replace the cached page. A response with 410 removes the cached
  // page.
  ;(await later.promise).writeHead(500).end('failed')
  page = (_request, response) => response.writeHead(410).end('gone')
  while ((await textOf('/ua')) === 'newer') now += 1000
  expect(await textOf('/ua')).toBe('gone')
})

it('empties the cache at a revalidation, and does not cache renders under way', async () => {
  const late = Promise.withResolvers<ServerResponse>()
  page = (_request, response) => {
    late.resolve(response)
  }
  const before = textOf('/ua')
  const response = await late.promise
  page = html
  await fetch(`${url}/api/revalidate`, { method: 'POST' })
  response.writeHead(200, shared).end('old')
  expect(await before).toBe('old')
  expect(await textOf('/ua')).toBe('page /ua')
})

it('empties the cache when only other instances could not be notified', async () => {
  await textOf('/ua')
  page = (_request, response) => response.setHeader(revalidatedHeader, '1').writeHead(503).end()
  await fetch(`${url}/api/revalidate`, { method: 'POST' })
  page = (_request, response) => response.writeHead(200, shared).end('newer')
  expect(await textOf('/ua')).toBe('newer')
})

it.each([401, 404, 422, 503])(
  'keeps the cached pages when a revalidation fails with %d',
  async (status) => {
    await textOf('/ua')
    page = (_request, response) => response.writeHead(status).end()
    await fetch(`${url}/api/revalidate`, { method: 'POST' })
    page = (_request, response) => response.writeHead(200, shared).end('newer')
    // The cached page is served while a newer page is rendered.
    expect(await textOf('/ua')).toBe('page /ua')
  },
)
