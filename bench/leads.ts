import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { load, percentile } from '#bench/load'
import { memoryIn } from '#bench/memory'
import { fillStore } from '#bench/million'
import { startTaker } from '#bench/provider'
import { killUnderLoad, storedNames } from '#e2e/support/kill-under-load'
import { startPostgres, type Postgres } from '#e2e/support/postgres'
import { startLoad } from '#e2e/support/sign-up-load'
import { startSite, type Site } from '#e2e/support/site'
import { until } from '#e2e/support/until'

// npm run bench:leads [-- --store sqlite|postgres --part load|memory|staff|kill|away --seconds 10 --leads 100000 --stored 1000000 --rounds 50]
// Needs a build. Measures the built site and the staff's command, and prints a table of Markdown.

const { values } = parseArgs({
  options: {
    store: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    part: { type: 'string', multiple: true, default: ['load', 'memory', 'staff', 'kill', 'away'] },
    seconds: { type: 'string', default: '10' },
    leads: { type: 'string', default: '100000' },
    stored: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '50' },
  },
})

type Row = [what: string, store: string, result: string]
const rows: Row[] = []
const tell = (...row: Row) => {
  rows.push(row)
  console.error(row.join('  '))
}
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

/** Runs against a site of its own with a healthy provider. */
async function withSite(
  database: Record<string, string>,
  run: (site: Site, taken: Map<string, number>) => Promise<void>,
) {
  const provider = await startTaker()
  const site = await startSite({ ...database, API_URL: provider.url, LEADS_PER_MINUTE: '1000000' })
  try {
    await run(site, provider.taken)
  } finally {
    await site.stop()
    provider.close()
  }
}

/** Under what the provider gets a key (lib/leads/channels/channel.ts). */
const sentKey = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)

async function measureLoad(store: string, database: Record<string, string>) {
  await withSite(database, async (site, taken) => {
    await load(site.url, 10, (accepted) => accepted >= 200)
    // At a pace that a clinic may see: ten at once, now and then; before the flood leaves a queue.
    const waits: number[] = []
    for (let round = 0; round < 20; round += 1) {
      const accepted = await load(site.url, 10, (count) => count >= 10)
      const deadline = performance.now() + 30_000
      while (accepted.some(({ key }) => !taken.has(sentKey(key))) && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 5))
      waits.push(...accepted.map(({ key, at }) => Math.max(0, (taken.get(sentKey(key)) ?? Infinity) - at)))
    }
    tell('accepted to delivered', store, `p50 ${ms(percentile(waits, 0.5))}, p99 ${ms(percentile(waits, 0.99))}`)
    for (const visitors of [1, 10, 50, 200]) {
      const started = performance.now()
      const accepted = await load(site.url, visitors, () => performance.now() - started > Number(values.seconds) * 1000)
      const times = accepted.map((each) => each.ms)
      const perSecond = Math.round((1000 * accepted.length) / (performance.now() - started))
      const text = `${perSecond}/s, p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`
      tell(`accepted, ${visitors} at once`, store, text)
    }
  })
}

async function measureMemory(store: string, database: Record<string, string>) {
  await withSite(database, async (site) => {
    const count = Number(values.leads)
    const figures = [memoryIn(site.folder)]
    for (let quarter = 1; quarter <= 4; quarter += 1) {
      await load(site.url, 50, (accepted) => accepted >= count / 4)
      figures.push(memoryIn(site.folder))
    }
    tell(`memory over ${count} leads`, store, figures.map((mib) => `${Math.round(mib)} MiB`).join(' → '))
  })
}

async function measureStaff(store: string, database: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const url = database['DATABASE_URL']
  await fillStore(url === undefined ? { folder } : { url }, Number(values.stored))
  const commands = ['list', 'list --status suspected', 'list --status dead', 'list --status delivered', 'stats']
  const whole = ['day', 'language', 'page', 'utm_source', 'package'].map((by) => `stats --by ${by} --since 2000-01-01`)
  for (const command of [...commands, ...whole]) {
    const times = [1, 2, 3].map(() => {
      const started = performance.now()
      const args = ['--disable-warning=ExperimentalWarning', 'lib/leads/cli.ts', ...command.split(' ')]
      execFileSync('node', args, { env: { ...process.env, DATA_DIR: folder, ...database } })
      return performance.now() - started
    })
    tell(`leads ${command}, ${values.stored} leads`, store, ms(percentile(times, 0.5)))
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Leads that were accepted while the site was killed again and again, against those in the store. */
async function measureKill(store: string, database: Record<string, string>) {
  const site = await startSite({ ...database, LEADS_PER_MINUTE: '1000000' })
  const rounds = Number(values.rounds)
  const { accepted, unanswered } = await killUnderLoad(site, rounds)
  const stored = await storedNames(site, database['DATABASE_URL'])
  const lost = accepted.filter((name) => !stored.includes(name)).length
  await site.stop()
  const text = `${accepted.length} accepted, ${lost} lost, ${stored.length - new Set(stored).size} twice, ${unanswered} requests without an answer`
  tell(`kill -9, ${rounds} times under load`, store, text)
}

/** Leads that visitors pressed for while PostgreSQL was away for half a minute, against those in the store. */
async function measureAway(store: string, database: Record<string, string>, postgres: Postgres | null) {
  if (!postgres) return
  const site = await startSite({ ...database, LEADS_PER_MINUTE: '1000000' })
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
  const lost = load.accepted.filter((name) => !stored.includes(name)).length
  const twice = stored.length - new Set(stored).size
  const text = `${load.accepted.length} accepted, ${lost} lost, ${twice} twice, ${load.answers(503)} told to try again; first one ${ms(healed)} after it was back`
  tell('PostgreSQL away for 30 s under load', store, text)
}

type Part = (store: string, database: Record<string, string>, postgres: Postgres | null) => Promise<void>
const parts: Record<string, Part> = {
  load: measureLoad,
  memory: measureMemory,
  staff: measureStaff,
  kill: measureKill,
  away: measureAway,
}
for (const store of values.store) {
  const postgres = store === 'postgres' ? await startPostgres() : null
  for (const part of values.part)
    await parts[part]?.(store, postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}, postgres)
  await postgres?.remove()
}
console.log(['| | Store | |', '| --- | --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'))
