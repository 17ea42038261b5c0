import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { compare, ms, pass, watchPages, type Bench } from '#bench/leads-part'
import { percentile } from '#bench/load'
import { startTaker } from '#bench/provider'
import { killUnderLoad, storedNames } from '#e2e/support/kill-under-load'
import { sendSignUp, startLoad } from '#e2e/support/sign-up-load'
import { startSite } from '#e2e/support/site'
import { until } from '#e2e/support/until'

const unlimited = { LEADS_PER_MINUTE: '1000000' }

/** Leads that were accepted while the site was killed again and again, against those in the store. */
export async function measureKill({ database, options, report }: Bench) {
  const site = await startSite({ ...database, ...unlimited })
  const rounds = options.rounds
  const { accepted, unanswered } = await killUnderLoad(site, rounds)
  const stored = await storedNames(site, database['DATABASE_URL'])
  await site.stop()
  report(
    `kill -9, ${rounds} times under load`,
    `${compare(accepted, stored)}, ${unanswered} requests without an answer`,
  )
}

/** Leads that visitors pressed for while PostgreSQL was away for half a minute, against those in the store. */
export async function measureAway({ database, postgres, report }: Bench) {
  if (!postgres) return
  const site = await startSite({ ...database, ...unlimited })
  const load = startLoad([site.url], 10)
  await until(() => load.accepted.length > 50)
  await postgres.stop()
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  await postgres.start()
  const backAt = performance.now()
  const back = load.accepted.length
  await until(() => load.accepted.length > back)
  const healed = performance.now() - backAt
  await until(() => load.accepted.length > back + 50)
  await load.stop()
  const stored = await storedNames(site, database['DATABASE_URL'])
  await site.stop()
  const retries = `${load.answers(503)} told to try again; first one ${ms(healed)} after it was back`
  report('PostgreSQL away for 30 s under load', `${compare(load.accepted, stored)}, ${retries}`)
}

/** Pages and sign-ups while another process holds SQLite's lock for 40 s. */
export async function measureLock({ postgres, report }: Bench) {
  if (postgres) return
  const site = await startSite(unlimited)
  await sendSignUp(site.url, 'first')
  const other = new DatabaseSync(join(site.dataDir, 'leads.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const endVisits = watchPages(site.url)
  const load = startLoad([site.url], 10)
  await pass(40_000)
  other.exec('COMMIT')
  other.close()
  const before = load.accepted.length
  await until(() => load.accepted.length > before + 50)
  const pages = await endVisits()
  await load.stop()
  const times = `pages p50 ${ms(percentile(pages, 0.5))}, p99 ${ms(percentile(pages, 0.99))}, longest ${ms(Math.max(...pages))}`
  const answers = `sign-ups: longest answer ${ms(load.longest())}, ${load.answers(503)} told to try again, ${load.answers(0)} without an answer`
  await site.end('SIGKILL')
  report('lock held for 40 s', `${times}; ${answers}; ${compare(load.accepted, await storedNames(site))}`)
  await site.stop()
}

/** Leads accepted after the folder of the store was removed under load, against those in the store that stands there. */
export async function measureRemoved({ postgres, report }: Bench) {
  if (postgres) return
  const site = await startSite(unlimited)
  const load = startLoad([site.url], 10)
  await until(() => load.accepted.length > 50)
  rmSync(site.dataDir, { recursive: true })
  // Those under way at that moment were perhaps committed before it.
  const gone = load.accepted.length + 10
  await until(() => load.accepted.length > gone + 200)
  await load.stop()
  await site.end('SIGKILL')
  // Where nothing was made anew there are no tables.
  const stored = await storedNames(site).catch(() => [])
  const text = `${compare(load.accepted.slice(gone), stored)}, ${load.answers(503)} told to try again`
  report('DATA_DIR removed under load, leads after it', text)
  await site.stop()
}

const statuses = [400, 401, 403, 404, 408, 410, 422, 425, 429, 500, 503]

/** Leads that a provider refuses, each with a status of its own, for 70 s, and then takes. */
export async function measureRefusing({ database, report }: Bench) {
  const provider = await startTaker()
  const site = await startSite({ ...database, ...unlimited, API_URL: provider.url })
  for (const [index, status] of statuses.entries()) {
    provider.refuseBy(status)
    await sendSignUp(site.url, `refused by ${status}`)
    await until(() => provider.refused() > index)
  }
  await pass(70_000)
  provider.accept()
  const started = performance.now()
  while (provider.taken.size < statuses.length && performance.now() - started < 300_000) await pass(100)
  const text = `${provider.taken.size} of ${statuses.length} arrived within ${ms(performance.now() - started)} of its recovery`
  report(`provider refusing for 70 s by ${statuses.join(', ')}`, text)
  await site.stop()
  provider.close()
}
