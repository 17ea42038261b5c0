import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forgetKeptPages, keepPages } from '#lib/http/kept-pages'

const page = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300',
  Vary: 'rsc, Accept-Encoding',
}

/** How often each address was asked of the site itself. */
const asked = new Map<string, number>()
const site: RequestListener = (request, response) => {
  const url = request.url ?? ''
  const count = (asked.get(url) ?? 0) + 1
  asked.set(url, count)
  const answers: Record<string, [number, Record<string, string>]> = {
    '/missing': [404, page],
    '/own': [200, { ...page, 'Set-Cookie': 'a=b' }],
    '/private': [200, { ...page, 'Cache-Control': 'private, no-store' }],
    '/data': [200, { ...page, 'Content-Type': 'application/json' }],
  }
  const [status, headers] = answers[url] ?? [200, page]
  if (url === '/renewed-meanwhile' && count === 1) forgetKeptPages()
  response.setHeader('X-Request-Id', `${count}`)
  response.writeHead(status, { ...headers, ETag: `"${count}"` })
  response.write(`<p>${url} `)
  response.end(Buffer.from(`їжа ${count}</p>`))
}
const server = createServer(site)

beforeAll(async () => {
  keepPages()
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

async function ask(path: string, headers: Record<string, string> = {}) {
  const request = get({ port: (server.address() as AddressInfo).port, path, headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
}

it('asks for a page once, and answers the others with the same', async () => {
  const first = await ask('/ua')
  const second = await ask('/ua')
  expect(asked.get('/ua')).toBe(1)
  expect(second.body).toBe('<p>/ua їжа 1</p>')
  expect([first.body, first.headers.etag, first.headers.vary]).toEqual([
    second.body,
    second.headers.etag,
    second.headers.vary,
  ])
  expect(second.headers['x-request-id']).toBeUndefined()
})

it('tells who has the page already that it is unchanged', async () => {
  const { headers } = await ask('/en')
  const known = await ask('/en', { 'If-None-Match': `"x", W/${headers.etag ?? ''}` })
  expect([known.status, known.body, known.headers.etag]).toEqual([304, '', headers.etag])
  expect((await ask('/en', { 'If-None-Match': '"x"' })).status).toBe(200)
  expect(asked.get('/en')).toBe(1)
})

it.each(['/missing', '/own', '/private', '/data', '/ua?a=1'])('keeps nothing of %s', async (path) => {
  await ask(path)
  await ask(path)
  expect(asked.get(path)).toBe(2)
})

it('keeps apart what differs by its headers', async () => {
  await ask('/by')
  await ask('/by', { RSC: '1' })
  await ask('/by', { RSC: '1' })
  expect(asked.get('/by')).toBe(3)
  await ask('/by', { 'Accept-Encoding': 'gzip, br' })
  await ask('/by', { 'Accept-Encoding': 'gzip' })
  expect(asked.get('/by')).toBe(4)
  await ask('/by', { 'Accept-Encoding': 'gzip;q=0' })
  expect(asked.get('/by')).toBe(5)
  expect((await ask('/by')).body).toBe('<p>/by їжа 1</p>')
})

it('forgets when pages are renewed, and what was asked for before', async () => {
  await ask('/renewed')
  forgetKeptPages()
  expect((await ask('/renewed')).body).toContain('2')
  await ask('/renewed-meanwhile')
  expect((await ask('/renewed-meanwhile')).body).toContain('2')
})

it('asks anew after a second, one request only', async () => {
  await ask('/often')
  while (asked.get('/often') === 1) await Promise.all(Array.from({ length: 20 }, () => ask('/often')))
  expect(asked.get('/often')).toBe(2)
  expect((await ask('/often')).body).toContain('2')
})

it('asks anew after a second, whatever came meanwhile that no kept page answers', async () => {
  const first = await ask('/mixed')
  const later = performance.now() + 1100
  while (performance.now() < later) await ask('/mixed', { RSC: '1' })
  expect((await ask('/mixed')).body).not.toBe(first.body)
})
