import { parseArgs } from 'node:util'
import { buildEmptyApp, startEmptyApp } from '#bench/empty-site'
import { median } from '#bench/load'
import { memoryIn } from '#bench/memory'
import { rateOf, tool, type Rate } from '#bench/requests'
import { startSite } from '#e2e/support/site'

// npm run bench:server [-- --seconds 10 --rounds 3 --requests 200000]
// Needs a build. The site and an empty Next app respond in turn, so that both see the same machine; prints a table of
// Markdown: requests per second (the median of the rounds), the 99th percentile, and memory over so many requests.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '200000' },
  },
})
const seconds = Number(values.seconds)
/** Path and the least share of the empty app's rate that is the target. */
const paths = {
  home: ['/ua', 2.5],
  'home, campaign link': ['/ua?utm_source=x&gclid=y&fbclid=z', 2.5],
  'home, any query': ['/ua?anything=1', 2.5],
  article: ['/ua/article/DASH-diet', 2.5],
  redirect: ['/', 0.8],
  '404': ['/ua/no-such-page', 0.12],
  'API list': ['/api/uk/blog?page=1', 0.5],
} as const

const medianOf = (rates: Rate[], of: keyof Rate) => median(rates.map((rate) => rate[of]))
const mib = (folder: string) => `${Math.round(memoryIn(folder))} MiB`

const app = await buildEmptyApp()
const empty = await startEmptyApp(app)
const site = await startSite()
try {
  // Both have compiled what they run often.
  for (const url of [empty.url, ...Object.values(paths).map(([path]) => site.url + path)]) await rateOf(url, 2)
  const measured: Record<string, { own: Rate[]; empty: Rate[] }> = {}
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, [path]] of Object.entries(paths)) {
      const rates = (measured[name] ??= { own: [], empty: [] })
      rates.empty.push(await rateOf(empty.url, seconds))
      rates.own.push(await rateOf(site.url + path, seconds))
      console.error(name, rates.own.at(-1), rates.empty.at(-1))
    }
  }
  const rows = Object.entries(measured).map(([name, rates]) => {
    const [own, floor] = [medianOf(rates.own, 'perSecond'), medianOf(rates.empty, 'perSecond')]
    const target = paths[name as keyof typeof paths][1]
    const shown = [Math.round(own), Math.round(floor), `${Math.round((100 * own) / floor)} %`, `${100 * target} %`]
    const verdict = own >= target * floor ? 'met' : 'missed'
    return `| ${[name, ...shown, verdict, `${medianOf(rates.own, 'p99').toFixed(1)} ms`].join(' | ')} |`
  })
  const figures = [mib(site.folder)]
  for (let sent = 0, next = 0; sent < Number(values.requests);) {
    for (const [path] of Object.values(paths)) sent += 5 * (await rateOf(site.url + path, 5)).perSecond
    if (sent < next) continue
    next = sent + Number(values.requests) / 4
    figures.push(mib(site.folder))
  }
  console.log(`Asked by ${tool}, 32 connections.\n`)
  console.log('| | Requests per second | Empty Next app | Share | Target | | p99 |\n|' + ' --- |'.repeat(7))
  console.log(rows.join('\n'))
  console.log(`\nMemory over ${values.requests} requests: ${figures.join(' → ')}; empty app: ${mib(empty.folder)}.`)
} finally {
  await site.stop()
  await empty.stop()
  app.remove()
}
