import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { buildEmptyApp, startEmptyApp } from '#bench/empty-site'
import { median } from '#bench/load'
import { startSite } from '#e2e/support/site'
import { chromiumArguments, findChromium } from '#scripts/browser'

// npm run bench:pages [-- --runs 5 --page /ua --page /en/blog --throttling simulate|devtools]
// Needs a build. Lighthouse (mobile, slow 4G: simulated, or applied by the browser) over every kind of page in both
// languages beside an empty Next app; prints a table of Markdown, medians of the runs, and what misses its target.

const kinds = [
  '',
  '/blog',
  '/article/DASH-diet',
  '/check-up',
  '/weight-loss',
  '/privacy-policy',
  '/terms-of-the-agreement',
  '/missing-page',
]
const all = ['/ua', '/en'].flatMap((locale) => kinds.map((kind) => locale + kind))
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: all },
    throttling: { type: 'string', default: 'simulate' },
  },
})

const throttlingMethod = values.throttling === 'devtools' ? 'devtools' : 'simulate'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const metrics = { lcp: 'largest-contentful-paint', tbt: 'total-blocking-time', cls: 'cumulative-layout-shift' } as const
/** Scores and faults of which an error page is free: it must not be indexed, with status 404. */
const excused = { path: '/missing-page', audits: ['is-crawlable', 'http-status-code', 'errors-in-console'] }

type Measured = { scores: number[]; lcp: number; tbt: number; cls: number; faults: string[] }

/** One run of Lighthouse in a browser of its own; once more when the browser lost the trace, as it may when busy. */
async function runOnce(url: string, attempts = 3): Promise<Measured> {
  const chromePath = findChromium()
  const chrome = await launch({
    ...(chromePath !== undefined && { chromePath }),
    chromeFlags: [...chromiumArguments, '--headless=new'],
    logLevel: 'error',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ignoreStatusCode: true,
      throttlingMethod,
    })
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
    const { audits, categories: found, runtimeError } = result.lhr
    if (runtimeError && attempts > 1) return await runOnce(url, attempts - 1)
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    const value = (name: string) => audits[name]?.numericValue ?? NaN
    const refs = ['accessibility', 'best-practices', 'seo'].flatMap((name) => found[name]?.auditRefs ?? [])
    const isFault = ({ id, weight }: { id: string; weight: number }) => {
      const score = audits[id]?.score
      return weight > 0 && score !== null && score !== undefined && score < 1
    }
    return {
      scores: categories.map((name) => Math.round(100 * (found[name]?.score ?? NaN))),
      lcp: value(metrics.lcp),
      tbt: value(metrics.tbt),
      cls: value(metrics.cls),
      faults: refs.filter(isFault).map(({ id }) => id),
    }
  } finally {
    chrome.kill()
  }
}

function medians(runs: readonly Measured[]): Measured {
  return {
    scores: categories.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? NaN))),
    lcp: median(runs.map(({ lcp }) => lcp)),
    tbt: median(runs.map(({ tbt }) => tbt)),
    cls: median(runs.map(({ cls }) => cls)),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}

/**
 * Most that a page may take on top of the empty app, in milliseconds; the score counts where it is simulated. CLS counts in
 * thousandths, as Lighthouse shows it.
 */
const most = { lcp: 600, tbt: 60, performance: 95 }

/** What misses the targets, given what the empty app takes; empty when all is met. */
function misses(path: string, page: Measured, empty: Measured): string[] {
  const isExcused = path.endsWith(excused.path) && page.faults.every((fault) => excused.audits.includes(fault))
  const scores = page.scores.flatMap((score, index) => {
    const name = categories[index] ?? ''
    const isMeasured = name !== 'performance' || (throttlingMethod === 'simulate' && (empty.scores[0] ?? 0) >= 98)
    const isLow = isMeasured && (name === 'performance' ? score < most.performance : score < 100 && !isExcused)
    return isLow ? [`${name} ${score}`] : []
  })
  return [
    ...scores,
    ...(page.lcp > empty.lcp + most.lcp ? [`LCP +${Math.round(page.lcp - empty.lcp)} ms`] : []),
    ...(page.tbt > empty.tbt + most.tbt ? [`TBT +${Math.round(page.tbt - empty.tbt)} ms`] : []),
    ...(page.cls >= 0.0005 ? [`CLS ${page.cls.toFixed(4)}`] : []),
    ...(isExcused ? [] : page.faults),
  ]
}

function row(path: string, { scores, lcp, tbt, cls }: Measured, verdict: string): string {
  const times = [`${(lcp / 1000).toFixed(2)} s`, `${Math.round(tbt)} ms`, cls.toFixed(4)]
  return `| ${[path, ...scores, ...times, verdict].join(' | ')} |`
}

const app = await buildEmptyApp()
const emptySite = await startEmptyApp(app)
const site = await startSite()
const urls = new Map([
  ['empty Next app', emptySite.url],
  ...values.page.map((path) => [path, site.url + path] as const),
])
try {
  const measured = new Map<string, Measured[]>()
  // Round by round, so that a busy moment of the machine hits all alike.
  for (let round = 0; round < Number(values.runs); round += 1) {
    for (const [name, url] of urls) {
      const run = await runOnce(url)
      measured.set(name, [...(measured.get(name) ?? []), run])
      console.error(row(name, run, run.faults.join(', ')))
    }
  }
  const [empty, ...pages] = [...measured].map(([name, runs]) => ({ name, page: medians(runs) }))
  if (!empty) throw new Error('Nothing was measured')
  const rows = pages.map(({ name, page }) => {
    const missed = misses(name, page, empty.page)
    return row(name, page, missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`)
  })
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'Targets']
  console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
  console.log([row(empty.name, empty.page, ''), ...rows].join('\n'))
} finally {
  await site.stop()
  await emptySite.stop()
  app.remove()
}
