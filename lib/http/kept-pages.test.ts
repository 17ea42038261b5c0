import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { keptMissing } from '#lib/http/ask-next'
import { forgetKeptPages, keepPages } from '#lib/http/kept-pages'

const page = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 's-maxage=300',
  Vary: 'rsc, Accept-Encoding',
}

/** How often each address was asked of the site itself, and how often it said that the page is unchanged. */
const unchanged = new Map<string, number>()
const asked = new Map<string, number>()
const site: RequestListener = (request, response) => {
  const url = request.url ?? ''
  const count = (asked.get(url) ?? 0) + 1
  asked.set(url, count)
  const answers: Record<string, [number, Record<string, string>]> = {
    '/missing': [404, page],
    '/own': [200, { ...page, 'Set-Cookie': 'a=b' }],
    '/public': [200, { ...page, 'Cache-Control': 'public, max-age=60' }],
    '/private': [200, { ...page, 'Cache-Control': 'private, no-store' }],
    '/data': [200, { ...page, 'Content-Type': 'application/json' }],
  }
  const [status, headers] = answers[url] ?? [200, page]
  if (url === '/renewed-meanwhile' && count === 1) forgetKeptPages()
  response.setHeader('X-Request-Id', `${count}`)
  if (url.startsWith('/nothing')) {
    // As the middleware does.
    const kept = request.headers[keptMissing]
    if (typeof kept === 'string' && kept.split(',').includes('/ua/missing')) {
      response.setHeader(keptMissing, '/ua/missing')
      response.statusCode = 404
      response.end()
    } else {
      response.setHeader('x-middleware-rewrite', '/ua/missing?a=1')
      response.writeHead(404, { ...page, 'Cache-Control': 'public, max-age=60', ETag: '"none"' })
      response.end(`<p>Немає ${url}</p>`)
    }
    return
  }
  if (url.startsWith('/same') && request.headers['if-none-match']?.includes('"same"')) {
    unchanged.set(url, (unchanged.get(url) ?? 0) + 1)
    // As Next does.
    response.setHeader('ETag', '"same"')
    response.statusCode = 304
    response.end()
    return
  }
  if (url.startsWith('/same')) {
    response.writeHead(status, { ...headers, ETag: '"same"' }).end(`<p>${url} їжа ${count}</p>`)
    return
  }
  response.writeHead(status, { ...headers, ETag: `"${count}"` })
  response.write(`<p>${url} `)
  response.end(Buffer.from(`їжа ${count}</p>`))
}
/** Others come while the site makes its answer. */
const server = createServer((request, response) => {
  setTimeout(site, 20, request, response)
})

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
  const sent = Buffer.concat(chunks)
  const body = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent
  return { status: response.statusCode, headers: response.headers, body: body.toString() }
}

/** Asks until more than a second has gone by, so that the site itself is asked again. */
async function askUntilAskedAgain(path: string, headers: Record<string, string> = {}) {
  const before = asked.get(path)
  let answer = await ask(path, headers)
  while (asked.get(path) === before) answer = await ask(path, headers)
  return answer
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

it('asks only whether a page is unchanged, and then sends it as kept', async () => {
  const first = await ask('/same')
  const again = await askUntilAskedAgain('/same')
  expect([again.status, again.body, again.headers.etag]).toEqual([200, first.body, '"same"'])
  expect(again.headers['content-length']).toBe(`${Buffer.byteLength(first.body)}`)
  expect([asked.get('/same'), unchanged.get('/same')]).toEqual([2, 1])
})

it('tells who has the page already that it is unchanged, also when the site itself was asked', async () => {
  await ask('/same-known')
  const headers = { 'If-None-Match': '"same"' }
  const again = await askUntilAskedAgain('/same-known', headers)
  expect([again.status, again.body, unchanged.get('/same-known')]).toEqual([304, '', 1])
})

it('sends a page in Brotli to who takes it, as soon as it is made, and goes on with it', async () => {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
  const first = await ask('/same-brotli', headers)
  let next = await ask('/same-brotli', headers)
  while (next.headers['content-encoding'] !== 'br') next = await ask('/same-brotli', headers)
  expect([next.body, next.headers.etag, next.headers.vary]).toEqual([first.body, first.headers.etag, page.Vary])
  const renewed = await askUntilAskedAgain('/same-brotli', headers)
  expect([renewed.headers['content-encoding'], renewed.body]).toEqual(['br', first.body])
  expect((await ask('/same-brotli', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBeUndefined()
})

it.each(['/missing', '/own', '/public', '/private', '/data', '/ua?a=1'])('keeps nothing of %s', async (path) => {
  await ask(path)
  await ask(path)
  expect(asked.get(path)).toBe(2)
})

it('answers all addresses that are missing with one page, which the site chooses', async () => {
  const first = await ask('/nothing')
  const another = await ask('/nothing/else?a=1')
  expect([another.status, another.body, another.headers.etag]).toEqual([404, first.body, '"none"'])
  expect([another.headers['cache-control'], another.headers[keptMissing]]).toEqual(['public, max-age=60', undefined])
  expect((await ask('/nothing/for-scripts', { RSC: '1' })).body).toContain('/nothing/for-scripts')
  forgetKeptPages()
  expect((await ask('/nothing/renewed')).body).toContain('/nothing/renewed')
  forgetKeptPages()
  expect((await ask('/nothing/pretended', { [keptMissing]: '/ua/missing' })).body).toContain('/nothing/pretended')
})

it('asks anew for the page of missing addresses after a second, one request only', async () => {
  forgetKeptPages()
  const first = await ask('/nothing/first')
  const answers = new Set<string>()
  while (answers.size < 2) {
    const all = await Promise.all(Array.from({ length: 20 }, (_, each) => ask(`/nothing/${each}`)))
    for (const { body } of all) answers.add(body)
  }
  expect(answers).toContain(first.body)
  for (let i = 0; i < 20; i++) answers.add((await ask(`/nothing/${i}`)).body)
  expect(answers.size).toBe(2)
})

it('asks anew for the page of missing addresses after a second, whatever scripts were asked for meanwhile', async () => {
  forgetKeptPages()
  const first = await ask('/nothing/before')
  const later = performance.now() + 1100
  while (performance.now() < later) await ask('/_next/static/a.js')
  expect((await ask('/nothing/after')).body).not.toBe(first.body)
})

it('keeps apart what differs by its headers', async () => {
  await ask('/by')
  await ask('/by', { RSC: '1' })
  await ask('/by', { RSC: '1' })
  expect(asked.get('/by')).toBe(3)
  await ask('/by', { 'Accept-Encoding': 'gzip, br' })
  await ask('/by', { 'Accept-Encoding': 'gzip' })
  await ask('/by', { 'Accept-Encoding': 'deflate, gzip' })
  expect(asked.get('/by')).toBe(5)
  await ask('/by', { 'Accept-Encoding': 'gzip;q=0' })
  expect(asked.get('/by')).toBe(6)
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
