import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { getMedian, measureMemory } from '#bench/measure'
import { startEmptyApp } from '#e2e/support/empty-app'
import { startSite } from '#e2e/support/site'

// npm run bench:server [-- --seconds 10 --rounds 3 --requests 200000]: measures requests per second
// of the site and of an empty Next app. The site and the app are measured in turn, so that other
// load of the machine affects both. The command needs a build, curl and wrk (Debian: apt-get
// install wrk). It prints a table in Markdown: median requests per second, and the 99th percentile
// of response times. Below the table it prints the memory of the site after each quarter of
// `--requests` and after 20,000 missing addresses.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '200000' },
  },
})
/**
 * The measured paths. Each path has a target ratio: requests per second of the site, divided by
 * requests per second of the empty app.
 */
const paths = {
  home: ['/ua', 2.5],
  'home, campaign link': ['/ua?utm_source=x&gclid=y&fbclid=z', 2.5],
  'home, any query': ['/ua?anything=1', 2.5],
  article: ['/ua/article/DASH-diet', 2.5],
  redirect: ['/', 0.8],
  '404': ['/ua/no-such-page', 0.12],
  'API list': ['/api/uk/blog?page=1', 0.5],
} as const

type Rate = { perSecond: number; p99: number }

/**
 * Sends requests on 32 connections.
 * @returns requests per second, and the 99th percentile of response times in milliseconds
 */
async function rateOf(url: string, seconds: number): Promise<Rate> {
  const options = [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    url,
  ]
  const { stdout } = await promisify(execFile)('wrk', options)
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  return { perSecond, p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN) }
}

const medianOf = (rates: readonly Rate[], of: keyof Rate) =>
  getMedian(rates.map((rate) => rate[of]))
const mib = (folder: string) => `${Math.round(measureMemory(folder))} MiB`

const empty = await startEmptyApp()
const site = await startSite()
try {
  // Both servers get requests before the measurement, so that V8 has compiled the functions that
  // run often.
  for (const url of [empty.url, ...Object.values(paths).map(([path]) => site.url + path)])
    await rateOf(url, 2)
  const measured = Object.entries(paths).map(([name, [path, target]]) => ({
    ...{ name, path, target },
    ...{ own: [] as Rate[], floor: [] as Rate[] },
  }))
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const { name, path, own, floor } of measured) {
      floor.push(await rateOf(empty.url, Number(values.seconds)))
      own.push(await rateOf(site.url + path, Number(values.seconds)))
      console.error(name, own.at(-1), floor.at(-1))
    }
  const memory = [mib(site.folder)]
  for (let quarter = 1, sent = 0; quarter <= 4; quarter += 1) {
    for (; sent < (quarter * Number(values.requests)) / 4;)
      for (const { path } of measured) sent += 5 * (await rateOf(site.url + path, 5)).perSecond
    memory.push(mib(site.folder))
  }
  await promisify(execFile)('curl', [
    '-s',
    '-Z',
    '-o',
    '/dev/null',
    `${site.url}/ua/{x,article/}[1-10000]`,
  ])
  memory.push(mib(site.folder))
  console.log(
    '| | Requests per second | Empty Next app | Share | Target | | p99 |\n|' + ' --- |'.repeat(7),
  )
  for (const { name, target, own, floor } of measured) {
    const ours = medianOf(own, 'perSecond')
    const theirs = medianOf(floor, 'perSecond')
    const shown = [
      Math.round(ours),
      Math.round(theirs),
      `${Math.round((100 * ours) / theirs)} %`,
      `${100 * target} %`,
    ]
    const verdict = ours >= target * theirs ? 'met' : 'missed'
    console.log(
      `| ${[name, ...shown, verdict, `${medianOf(own, 'p99').toFixed(1)} ms`].join(' | ')} |`,
    )
  }
  console.log(
    `\nMemory over ${values.requests} requests, and after 20,000 random addresses: ${memory.join(' → ')}; empty app: ${mib(empty.folder)}.`,
  )
} finally {
  await site.stop()
  await empty.stop()
}
