import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { getMedian } from '#bench/measure'
import { startEmptyApp } from '#e2e/support/empty-app'
import { startSite } from '#e2e/support/site'
import { chromiumArguments, findChromium } from '#e2e/support/chromium'
import { locales } from '#lib/i18n/locales'

// npm run bench:pages [-- --runs 5 --page /ua --page /en/blog --throttling simulate|devtools]: runs
// Lighthouse (mobile, slow 4G) over every kind of page in both languages, and over an empty Next
// app. The command needs a build. It prints a table in Markdown: medians of the runs and missed
// targets.

const kinds = [
  '',
  '/blog',
  '/article/DASH-diet',
  '/check-up',
  '/weight-loss',
  '/price',
  '/screening',
  '/first-visit',
  '/how-we-work',
  '/privacy-policy',
]
const all = locales.flatMap((locale) => kinds.map((kind) => `/${locale}${kind}`))
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: all },
    throttling: { type: 'string', default: 'simulate' },
  },
})

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Report = {
  audits: Record<string, { numericValue: number }>
  categories: Record<string, { score: number }>
  runtimeError?: { message: string }
}

const reportPath = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json')

/**
 * Runs Lighthouse in a new browser.
 * @returns the scores of the `categories`, then LCP and TBT in milliseconds, then CLS
 * @param attempts maximum number of runs. When all runs fail, the function throws Lighthouse's
 *   error.
 */
async function runOnce(url: string, attempts = 3): Promise<number[]> {
  const chrome = [...chromiumArguments, '--headless=new'].join(' ')
  const own = [
    `--only-categories=${categories.join(',')}`,
    `--throttling-method=${values.throttling}`,
  ]
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${reportPath}`,
    `--chrome-flags=${chrome}`,
    ...own,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const lighthouse = promisify(execFile)(
    'bench/lighthouse/node_modules/.bin/lighthouse',
    [url, ...options],
    {
      env,
      maxBuffer: 1e8,
    },
  )
  // On a busy machine Lighthouse may lose the browser's trace. Lighthouse then fails or writes a
  // report with `runtimeError`.
  await lighthouse.catch(() => undefined)
  // The report is a file, because Lighthouse may exit before it has written the report to a pipe.
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report
  if (report.runtimeError && attempts > 1) return runOnce(url, attempts - 1)
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return [
    ...categories.map((name) => Math.round(100 * (report.categories[name]?.score ?? NaN))),
    ...audits.map((name) => report.audits[name]?.numericValue ?? NaN),
  ]
}

function misses(page: readonly number[], empty: readonly number[]): string {
  const [performance = 0, accessibility, practices, seo, lcp = 0, tbt = 0, cls = 0] = page
  const [, , , , emptyLcp = 0, emptyTbt = 0] = empty
  const missed = [
    ...(performance < 95 && values.throttling === 'simulate' ? ['performance'] : []),
    ...([accessibility, practices, seo].some((score) => score !== 100) ? ['scores'] : []),
    ...(lcp > 1.75 * emptyLcp ? [`LCP +${Math.round(lcp - emptyLcp)} ms`] : []),
    ...(tbt > emptyTbt + 100 ? [`TBT +${Math.round(tbt - emptyTbt)} ms`] : []),
    ...(cls >= 0.0005 ? ['CLS'] : []),
  ]
  return missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`
}

const empty = await startEmptyApp()
const site = await startSite()
const urls = [
  ['empty Next app', empty.url],
  ...values.page.map((path) => [path, site.url + path]),
] as [string, string][]
const measured = new Map(urls.map(([name]) => [name, [] as number[][]]))
// Each round measures every page once, so that a busy moment of the machine affects all pages
// equally.
for (let round = 0; round < Number(values.runs); round += 1)
  for (const [name, url] of urls) {
    const run = await runOnce(url)
    measured.get(name)?.push(run)
    console.error(name, run.join(' '))
  }
const medians = [...measured].map(([name, runs]) => ({
  name,
  page: [...categories, ...audits].map((_, index) =>
    getMedian(runs.map((run) => run[index] ?? NaN)),
  ),
}))
const head = ['Page', ...categories, 'LCP, ms', 'TBT, ms', 'CLS', 'Targets']
console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
for (const { name, page } of medians) {
  const shown = page.map((value, index) => (index < 6 ? Math.round(value) : value.toFixed(4)))
  console.log(
    `| ${[name, ...shown, name.startsWith('/') ? misses(page, medians[0]?.page ?? []) : ''].join(' | ')} |`,
  )
}
await site.stop()
await empty.stop()
