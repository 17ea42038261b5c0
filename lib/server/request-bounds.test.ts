import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { sendRawGet, getRawStatus } from '#e2e/support/raw-request'
import { waitUntil } from '#e2e/support/wait-until'
import { env } from '#lib/env'
import { clientIpHeader } from '#lib/request/request'
import { createSiteServer } from '#lib/server/connections'
import { createSiteHandler } from '#lib/server/site-handler'

/** The requests that the handlers passed on to Next. */
let reached: IncomingMessage[]
let render: (request: IncomingMessage, response: ServerResponse) => void

let readCount = 0

const { handleClient: handle } = createSiteHandler((request, response) => {
  reached.push(request)
  render(request, response)
})
const server = createSiteServer((request, response) => {
  handle(request, response)
  readCount += 1
})
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
beforeEach(() => {
  reached = []
  render = (_request, response) => response.end('page')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const fill = (text: string, length: number) => text.repeat(length).slice(0, length)

it.each<[what: string, status: number, target: string, headers?: string[]]>([
  ['a target of 15 KB', 414, `/${fill('%/', 15_000)}`],
  ['a target of 2,049 bytes', 414, `/ua?q=${fill('a', 2043)}`],
  ['a path of 17 segments', 404, '/a'.repeat(17)],
  ['a path of nothing but slashes', 404, '/'.repeat(2000)],
  ['a path of backslashes', 404, `/ua${'\\a'.repeat(17)}`],
  ['unencoded letters in 15 KB', 400, `/ua/${fill('ї', 7500)}`],
  ['a long Accept-Encoding', 431, '/ua', [`Accept-Encoding: ${fill('br;q=0.1,', 15_000)}`]],
  ['a long Range', 431, '/ua', [`Range: bytes=${fill('0-1,', 1000)}`]],
  ['a long If-None-Match', 431, '/ua', [`If-None-Match: ${fill('"a",', 1000)}`]],
  ['a long If-Modified-Since', 431, '/ua', [`If-Modified-Since: ${fill('(', 1000)}`]],
  ['a long Accept', 431, '/ua', [`Accept: ${fill('a/b,', 2000)}`]],
  ['a long Content-Type', 431, '/api/subscribe', [`Content-Type: ${fill('a;', 2000)}`]],
  ['many headers', 431, '/ua', Array.from({ length: 150 }, (_, at) => `A-${at}: 1`)],
])('refuses %s', async (_what, status, target, headers = []) => {
  expect(getRawStatus(await sendRawGet(url(), target, headers))).toBe(status)
  expect(reached).toEqual([])
})

it('accepts a campaign link with every parameter and click id', async () => {
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_id']
  const words = campaign.map((name) => `${name}=${encodeURIComponent('осінь у Києві'.repeat(2))}`)
  const clicks = [
    `gclid=${fill('Cj0KCQjw', 120)}`,
    `fbclid=${fill('IwAR2x', 500)}`,
    `wbraid=${fill('CjkK', 80)}`,
  ]
  const target = `/ua?${[...words, ...clicks].join('&')}`
  expect(target.length).toBeGreaterThan(1500)
  expect(getRawStatus(await sendRawGet(url(), target))).toBe(200)
  expect(reached[0]?.url).toContain(fill('IwAR2x', 500))
})

it('removes cookies and a referrer that are too long, and serves the page', async () => {
  const headers = [`Cookie: lang=en; a=${fill('b', 9000)}`, `Referer: http://x/${fill('b', 4100)}`]
  expect(getRawStatus(await sendRawGet(url(), '/ua/sign-up', headers))).toBe(200)
  expect(reached[0]?.headers).not.toHaveProperty('cookie')
  expect(reached[0]?.headers).not.toHaveProperty('referer')
})

it('reads the proxy’s entry of X-Forwarded-For behind any number of forged entries', async () => {
  jest.replaceProperty(env, 'TRUST_PROXY', 1)
  const forwarded = `X-Forwarded-For: ${'9.9.9.9, '.repeat(1500)}198.51.100.7`
  await sendRawGet(url(), '/ua/sign-up', [forwarded])
  expect(reached[0]?.headers[clientIpHeader]).toBe('198.51.100.7')
})

it('removes parameters beyond the first 32', async () => {
  const parameters = Array.from({ length: 400 }, (_, at) => `p${at.toString(36)}`)
  await sendRawGet(url(), `/en?utm_source=first&${parameters.join('&')}`)
  expect(reached[0]?.url).toBe('/en?utm_source=first')
})

it('lets eight requests of a client reach Next at once, also with a forged preview cookie', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  render = (_request, response) => void released.then(() => response.writeHead(404).end())
  const { port } = server.address() as AddressInfo
  const before = readCount
  const answers = Array.from({ length: 40 }, async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      'GET /ua HTTP/1.1\r\nHost: x\r\nCookie: __prerender_bypass=forged\r\nConnection: close\r\n\r\n',
    )
    await once(socket.resume(), 'close')
  })
  await waitUntil(() => readCount === before + 40)
  const drafts = () => reached.filter(({ url }) => url === '/api/staff/preview').length
  await waitUntil(() => drafts() >= 8)
  expect(drafts()).toBe(8)
  release(undefined)
  await Promise.all(answers)
  expect(drafts()).toBe(40)
})

it('gives other clients their turn while 80 clients do not read their pages', async () => {
  jest.replaceProperty(env, 'TRUST_PROXY', 1)
  render = (request, response) =>
    response.end(request.headers.cookie ? 'page' : Buffer.alloc(16 * 1024 * 1024))
  const { port } = server.address() as AddressInfo
  // The queue runs at most 64 renders at once. The test sends 80 requests: eight from each of ten
  // addresses.
  const sockets = Array.from({ length: 80 }, (_, index) => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.write(
      `GET /ua/sign-up HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 7.7.7.${index % 10}\r\n\r\n`,
    )
    return socket
  })
  await waitUntil(() => reached.length >= 64)
  expect(
    getRawStatus(
      await sendRawGet(url(), '/en/sign-up', ['X-Forwarded-For: 9.9.9.9', 'Cookie: a=b']),
    ),
  ).toBe(200)
  // All connections are open at this moment. The server closes them after 15 seconds without
  // traffic.
  const open = new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
  expect(await open).toBeGreaterThanOrEqual(80)
  for (const socket of sockets) socket.destroy()
})
