import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { measureMemory, getPercentile } from '#bench/measure'
import { startSite } from '#e2e/support/site'

// npm run bench:abuse [-- SECONDS NAME]: measures how long visitors wait while one client floods
// the built site. SECONDS is the length of each attack. Only attacks whose names contain NAME run.
// The command needs a build, curl and wrk. It prints a table in Markdown.

const seconds = Number(process.argv[2] ?? 15)
const namePart = process.argv[3] ?? ''
const search = '/en/blog/search?q='

const wrk = (connections: number, path: string) => async (url: string) => {
  await once(
    spawn('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, url + path], { stdio: 'ignore' }),
    'exit',
  )
}

/**
 * Opens connections one after another, and sends 400 searches at once on each connection. A
 * connection ends when the server closes it, or after five seconds.
 */
async function pipelined(url: string, end: number): Promise<void> {
  const { hostname, port, host } = new URL(url)
  const searches = Array.from(
    { length: 400 },
    (_, each) => `GET ${search}c${each} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  )
  while (performance.now() < end) {
    const socket = connect(Number(port), hostname, () => socket.write(searches.join('')))
    const timer = setTimeout(() => socket.destroy(), Math.min(5000, end - performance.now()))
    await new Promise((resolve) =>
      socket
        .resume()
        .on('error', () => undefined)
        .once('close', resolve),
    )
    clearTimeout(timer)
  }
}

async function nowhere(url: string, end: number): Promise<void> {
  const args = ['-s', '-o', '/dev/null', '-Z', '--parallel-max', '64', `${url}/ua/x[1-20000]`]
  while (performance.now() < end) await once(spawn('curl', args, { stdio: 'ignore' }), 'exit')
}

/**
 * Makes an attack that sends 75 requests a second and does not wait for the responses. The path of
 * each request repeats `segment` 7,500 times.
 */
const dearTarget = (segment: string) => async (url: string, end: number) => {
  const path = `/${segment.repeat(7500)}`
  while (performance.now() < end) {
    request(url + path, { agent: false }, (response) => response.resume())
      .on('error', () => undefined)
      .end()
    await new Promise((resolve) => setTimeout(resolve, 1000 / 75))
  }
}

const floods = {
  '75 a second of %/ × 7500': dearTarget('%/'),
  '75 a second of a/ × 7500': dearTarget('a/'),
  '20,000 random addresses': nowhere,
  '400 pipelined searches': pipelined,
  'wrk -c50 /ua/sign-up': wrk(50, '/ua/sign-up'),
  'wrk -c100 /ua/zzz': wrk(100, '/ua/zzz'),
  'wrk -c20 a search of eight words': wrk(
    20,
    `${search}blood%20pressure%20heart%20sleep%20weight%20sugar%20food%20stress`,
  ),
}

/** Sends a request from a random IP address and returns the response time in milliseconds. */
function visit(path: string, lead?: object): Promise<number> {
  const part = () => Math.floor(Math.random() * 250) + 2
  const localAddress = `127.${part()}.${part()}.${part()}`
  const headers = {
    'X-Forwarded-For': localAddress,
    'Content-Type': 'application/json',
    'Accept-Encoding': 'br',
  }
  const options = { method: lead ? 'POST' : 'GET', headers, localAddress, agent: false }
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url + path, options, (response) => {
      if (response.statusCode !== (lead ? 201 : 200))
        reject(new Error(`A visitor was answered ${response.statusCode}`))
      response.resume().on('end', () => {
        resolve(performance.now() - started)
      })
    })
    sent.on('error', reject).end(lead && JSON.stringify(lead))
  })
}

const site = await startSite()
const url = site.url.replace('localhost', '127.0.0.1')
const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, page = '']) => new URL(page).pathname,
)
// The site renders every page ten seconds after its start (lib/server/warm-up.ts). The attacks
// begin after 20 seconds, so that this work does not affect the measured times.
await new Promise((resolve) => setTimeout(resolve, 20_000))
console.log(
  '| Attack | Others’ pages, p99 | Others’ sign-ups, p99 | Longest | Memory |\n|' +
    ' --- |'.repeat(5),
)

/**
 * Runs an attack while other visitors send requests one after another. Nine of ten requests open
 * the pages of the sitemap in turn, and the tenth is a sign-up. Prints a table row with the
 * response times of these requests and the memory of the server.
 */
async function measure(
  name: string,
  attack: (url: string, end: number) => Promise<void>,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  const attacked = attack(url, end)
  const pages = []
  const signUps = []
  for (let turn = 0; performance.now() < end; turn++) {
    const lead = { name: 'Олена', phone: '671234567', consent: true }
    if (turn % 10 === 9) signUps.push(await visit('/api/subscribe', lead))
    else pages.push(await visit(paths[turn % paths.length] ?? '/ua'))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await attacked
  const p99 = [pages, signUps].map(
    (times) => `${Math.round(getPercentile(times, 0.99))} ms of ${times.length}`,
  )
  const longest = Math.round(Math.max(...pages, ...signUps))
  console.log(
    `| ${[name, ...p99, `${longest} ms`, `${Math.round(measureMemory(site.folder))} MiB`].join(' | ')} |`,
  )
}

try {
  for (const [name, flood] of Object.entries(floods))
    if (name.includes(namePart)) await measure(name, flood)
} finally {
  await site.stop()
}
