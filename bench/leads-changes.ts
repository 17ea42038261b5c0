import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { compare, ms, pass, watchPages, type Bench } from '#bench/leads-part'
import { percentile } from '#bench/load'
import { fillOldStore } from '#bench/old-store'
import { storedNames } from '#e2e/support/kill-under-load'
import { startLoad } from '#e2e/support/sign-up-load'
import { startSite } from '#e2e/support/site'
import { makeLead } from '#e2e/support/test-lead'
import { openStore } from '#lib/leads/store/open-store'

const sameLeads = 5000

/** Erasing a phone with many leads among others. */
export async function measureErase({ database, report }: Bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const url = database['DATABASE_URL']
  const store = await openStore(url === undefined ? { folder } : { url })
  const channels = ['provider', 'smtp']
  for (let stored = 0; stored < 5 * sameLeads; stored += 1000) {
    const leads = Array.from({ length: 1000 }, (_, index) =>
      makeLead(index % 5 === 0 ? { phone: '+380671234567' } : {}),
    )
    await Promise.all(leads.map((lead) => store.add(lead, { channels, from: lead.createdAt })))
  }
  await store.close()
  const started = performance.now()
  const args = ['--disable-warning=ExperimentalWarning', 'lib/leads/cli.ts', 'erase', '--phone', '0671234567', '--yes']
  execFileSync('node', args, { env: { ...process.env, DATA_DIR: folder, ...database } })
  report(`leads erase, a phone with ${sameLeads} of ${5 * sameLeads} leads`, ms(performance.now() - started))
  rmSync(folder, { recursive: true, force: true })
}

/** A site that is started on a store of an older version, with visitors from the first moment. */
export async function measureMigration({ database, options, report }: Bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const url = database['DATABASE_URL']
  await fillOldStore(url === undefined ? { folder } : { url }, options.stored)
  const started = performance.now()
  const site = await startSite({ ...database, DATA_DIR: folder, LEADS_PER_MINUTE: '1000000' })
  const load = startLoad([site.url], 10)
  const endVisits = watchPages(site.url)
  const index =
    url === undefined
      ? sql`sqlite_schema WHERE name = 'lead_status'`
      : sql`pg_index WHERE indexrelid = to_regclass('lead_status') AND indisvalid`
  const watcher = await openStore(url === undefined ? { folder } : { url })
  for (let isDone = false; !isDone; await pass(200))
    isDone = (await sql`SELECT 1 FROM ${index}`.execute(watcher.database)).rows.length > 0
  const seconds = Math.round((performance.now() - started) / 1000)
  const pages = await endVisits()
  await load.stop()
  await watcher.close()
  const times = `done in ${seconds} s; pages p99 ${ms(percentile(pages, 0.99))}; sign-ups: longest answer ${ms(load.longest())}, ${load.answers(503)} told to try again`
  const stored = (await storedNames(site, url)).filter((name) => name !== 'Олена')
  report(`${options.stored} leads of an older version`, `${times}, ${compare(load.accepted, stored)}`)
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
