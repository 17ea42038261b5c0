import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { getMedian, getPercentile } from '#bench/measure'
import { env } from '#lib/env'
import { createSiteServer } from '#lib/server/connections'
import { createSiteHandler } from '#lib/server/site-handler'

// npm run bench:bounds [-- ROUNDS]: measures how long the server works on the worst request of each
// kind. The command needs no build, because the server runs in this process and a stand-in replaces
// Next. It prints a table in Markdown, in microseconds. A median above `targetMicroseconds` is
// marked as missed. All times are longer on a busy machine.

const rounds = Number(process.argv[2] ?? 2000)
const targetMicroseconds = 100

type Sent = { target?: string; headers?: readonly string[] }

const fill = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const numbered = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))
const ipv6 = '2001:db8:aaaa:bbbb:cccc:dddd:eeee:ffff'

/**
 * The worst requests, by their names in the printed table. Most requests are as long as Node's HTTP
 * parser or a limit of the site allows.
 */
const requests: Record<string, Sent> = {
  'a page in the cache': {},
  '%/ × 7500': { target: `/${'%/'.repeat(7500)}` },
  '%ff/ × 3900': { target: `/${'%ff/'.repeat(3900)}` },
  'a/ × 7500': { target: `/${'a/'.repeat(7500)}` },
  'one segment of 15 KB': { target: `/${fill('%', 15_000)}` },
  'one segment of %': { target: fill('/%', 1) + fill('%', 2046) },
  'one segment of %ff': { target: `/${fill('%ff', 2046)}` },
  'one segment of letters, encoded': { target: `/ua/${fill('%d1%97', 2040)}` },
  'a segment of letters, not encoded': { target: `/ua/${fill('ї', 1000)}` },
  '15 KB of letters, not encoded': { target: `/ua/${fill('ї', 7500)}` },
  '16 segments of %ff': { target: fill(`/${fill('%ff', 123)}`, 1984) },
  '16 segments of dots': { target: fill('/..', 48) },
  backslashes: { target: `/${fill('\\', 2000)}` },
  'an API path of %': { target: `/api/${fill('%', 2000)}` },
  'a query of parameters': {
    target: `/ua?${numbered(500, (at) => at.toString(36))
      .join('&')
      .slice(0, 2000)}`,
  },
  'a query of campaign parameters': { target: `/ua?${fill('utm_a=%d1%97&', 2000)}` },
  'a query of %': { target: `/ua?${fill('%', 2000)}` },
  'a query of &': { target: `/ua?${fill('&', 2000)}` },
  'a query of the list': { target: `/api/uk/blog?${fill('page=1&', 2000)}` },
  'Accept-Encoding of 15 KB': { headers: [`Accept-Encoding: ${fill('a;q=0.1,', 15_000)}`] },
  'Accept-Encoding of 256 bytes': { headers: [`Accept-Encoding: ${fill('a,', 256)}`] },
  'X-Forwarded-For of 15 KB': { headers: [`X-Forwarded-For: ${fill('1,', 15_000)}`] },
  'X-Forwarded-For of IPv6 addresses': {
    target: '/ua/sign-up',
    headers: [`X-Forwarded-For: ${fill(`${ipv6}, `, 205)}${ipv6}`],
  },
  'If-None-Match of 15 KB': { headers: [`If-None-Match: ${fill('"a",', 15_000)}`] },
  'If-None-Match of 256 bytes': { headers: [`If-None-Match: ${fill(',', 256)}`] },
  'If-Modified-Since of 64 bytes': { headers: [`If-Modified-Since: ${fill('(', 64)}`] },
  'Cache-Control of 256 bytes': {
    headers: [`Cache-Control: ${fill(', no-cache x', 256)}`, 'If-None-Match: "a"'],
  },
  'Cookie of 15 KB': { headers: [`Cookie: ${fill('; a=b', 15_000)}`] },
  'Cookie of 8 KB': { headers: [`Cookie: ${fill('; __prerender_bypass=', 8192)}`] },
  'a preview cookie': { headers: ['Cookie: __prerender_bypass=x'] },
  'Range of 15 KB': { headers: [`Range: bytes=${fill('0-1,', 15_000)}`] },
  '2,000 headers': { headers: numbered(2000, (at) => `a${at.toString(36)}:1`) },
  '100 headers': { headers: numbered(90, (at) => `a-${at}: ${fill('x', 100)}`) },
  '90 headers of one name': { headers: numbered(90, () => `Accept: ${fill('x', 100)}`) },
  'a host of 15 KB': { headers: [`Host: ${fill('a.', 15_000)}`] },
  'an id of 15 KB': { headers: [`X-Request-Id: ${fill('a', 15_000)}`] },
}

/**
 * Headers of the responses that the bench gives in place of Next. `s-maxage` lets the page cache
 * keep a response.
 */
const page = {
  'Cache-Control': 's-maxage=3600',
  ETag: '"1"',
  'Last-Modified': new Date(0).toUTCString(),
}
const render: RequestListener = (_request, response) => response.writeHead(200, page).end('page')

env.TRUST_PROXY = 1
const { handleClient: handle } = createSiteHandler(render)
/** Microseconds that the server worked on each request of the kind that is being measured. */
let times: number[] = []
let startedAt = 0
const begin = () => (startedAt = performance.now())
const finish = () => times.push((performance.now() - startedAt) * 1000)

const server = createSiteServer((request, response) => {
  begin()
  handle(request, response)
  finish()
})
server.prependListener('clientError', begin).on('clientError', finish)
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

async function send({ target = '/ua', headers = [] }: Sent): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const host = headers.some((line) => line.startsWith('Host:')) ? [] : ['Host: localhost']
  socket.write(
    [`GET ${target} HTTP/1.1`, ...host, 'Connection: close', ...headers, '', ''].join('\r\n'),
  )
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined)
  await once(socket, 'close')
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none'
}

console.log('| Request | Status | Median, µs | p99, µs | Longest, µs | |\n|' + ' --- |'.repeat(6))
for (const [name, sent] of Object.entries(requests)) {
  for (let round = 0; round < 300; round++) await send(sent)
  times = []
  let status = ''
  for (let round = 0; round < rounds; round++) status = await send(sent)
  const shown = [getMedian(times), getPercentile(times, 0.99), Math.max(...times)].map((time) =>
    time.toFixed(0),
  )
  const verdict = getMedian(times) > targetMicroseconds ? 'missed' : ''
  console.log(`| ${[name, status, ...shown, verdict].join(' | ')} |`)
}
server.close()
