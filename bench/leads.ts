import { countTabs } from '#lib/desk/lists/tab-counts'
import { readDayPlan } from '#lib/desk/appointments/day-plan'
import { listCallers } from '#lib/desk/lists/list-callers'
import { viewCaller } from '#lib/desk/callers/view-caller'
import { readStatistics } from '#lib/desk/statistics/leads-statistics'
import { saveLead } from '#lib/leads/save-lead'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { measureMemory, getPercentile } from '#bench/measure'
import { startPostgres } from '#e2e/support/postgres'
import { sendSignUp } from '#e2e/support/sign-up-load'
import { startSite } from '#e2e/support/site'
import { makeLead, makePerson } from '#e2e/support/test-lead'
import { getKyivDay } from '#lib/time/kyiv-time'
import { openStore } from '#lib/database/open'
import { isPostgres } from '#lib/database/postgres'
import type { Db } from '#lib/database/tables'

// npm run bench:leads [-- --store sqlite|postgres --seconds 10 --stored 120000]: measures sign-ups
// per second, memory, and the desk's queries. --stored is the number of leads in the database: a
// busy clinic has 120,000 a year. Without --store the command measures SQLite and PostgreSQL. The
// command needs a build and prints a table in Markdown.

const { values } = parseArgs({
  options: {
    store: { type: 'string', multiple: true, default: ['sqlite', 'postgres'] },
    seconds: { type: 'string', default: '10' },
    stored: { type: 'string', default: '120000' },
  },
})
const seconds = Number(values.seconds)
const stored = Number(values.stored)
const dayMs = 86_400_000
/** Number of leads that staff have not called yet. */
const openLeads = 500
const rows: string[] = []
const ms = (times: readonly number[], share: number) =>
  `${Math.round(getPercentile(times, share))} ms`

/** Measures sign-ups per second, response times and memory, with 1 to 200 visitors in parallel. */
async function measureSignUps(settings: Record<string, string>, store: string): Promise<void> {
  const site = await startSite(settings)
  for (const visitors of [1, 10, 50, 200]) {
    const times: number[] = []
    const begun = performance.now()
    const visit = async () => {
      while (performance.now() - begun < seconds * 1000) {
        const started = performance.now()
        if ((await sendSignUp(site.url, 'Олена')) !== 201)
          throw new Error('A sign-up was not accepted')
        times.push(performance.now() - started)
      }
    }
    await Promise.all(Array.from({ length: visitors }, visit))
    const result = `${Math.round(times.length / seconds)}/s, p50 ${ms(times, 0.5)}, p99 ${ms(times, 0.99)}`
    rows.push(
      `${visitors} at once | ${store} | ${result}, ${Math.round(measureMemory(site.folder))} MiB`,
    )
  }
  await site.stop()
}

/**
 * Saves the leads of one year. All except the newest `openLeads` leads are closed. One lead in
 * fifty is suspected spam.
 */
async function fill(store: Awaited<ReturnType<typeof openStore>>): Promise<void> {
  for (let from = 0; from < stored; from += 500) {
    const leads = Array.from({ length: Math.min(500, stored - from) }, (_, index) => {
      const at = from + index
      const createdAt = new Date(
        Date.now() - Math.floor(((stored - at) * 365 * dayMs) / stored),
      ).toISOString()
      const words = {
        utm_source: `source-${at % 20}`,
        utm_medium: 'cpc',
        utm_content: `banner-${at % 30}`,
      }
      const touch = { ...words, utm_campaign: `campaign-${at % 50}`, at: createdAt, page: '/ua' }
      const name = `${['Олена', 'Ольга', 'Ірина', 'Іван', 'Петро'][at % 5] ?? ''} Прізвище${Math.floor(at / 20)}`
      const status = at % 50 === 49 ? 'suspected' : 'new'
      return makeLead({ name, createdAt, status, firstTouch: touch, lastTouch: touch })
    })
    await Promise.all(leads.map((lead) => saveLead(store.database, lead)))
  }
  const settled = store.database
    .updateTable('lead')
    .set({ deskStatus: 'closed', reason: 'other', firstCallMinutes: 9 })
  await settled.where('number', '<', stored - openLeads).execute()
  await bookEverySixth(store.database)
  // VACUUM ANALYZE must run here, because PostgreSQL's autovacuum runs only after up to a minute.
  if (isPostgres(store.database)) await sql`VACUUM ANALYZE`.execute(store.database)
}

/**
 * Gives every sixth lead an appointment on the day of the lead. One appointment in 400 has no
 * recorded outcome yet (status `booked`).
 */
async function bookEverySixth(db: Db): Promise<void> {
  await sql`INSERT INTO appointment (id, at, kind, doctor, status)
    SELECT id, created_at, 'consultation', 'doctor-1', CASE WHEN number % 2400 = 0 THEN 'booked'
      WHEN number % 18 = 0 THEN 'missed' ELSE 'came' END
    FROM lead WHERE number % 6 = 0`.execute(db)
  await sql`UPDATE lead SET appointment_id = id, desk_status = CASE WHEN number % 2400 = 0 THEN 'booked'
      WHEN number % 18 = 0 THEN 'closed' ELSE 'came' END
    WHERE number % 6 = 0`.execute(db)
}

/** Measures the 95th percentile of the duration of each desk query. The target is 300 ms. */
async function measureDesk(
  place: { folder: string } | { url: string },
  database: string,
): Promise<void> {
  const store = await openStore(place)
  await fill(store)
  const person = makePerson('anna')
  const desk = { db: store.database, folder: null, channels: [], now: new Date() }
  const shown = (filter: object) => () =>
    listCallers(person, desk, { tab: 'all' as const, page: 1, ...filter })
  const period = (days: number) => {
    const from = getKyivDay(new Date(Date.now() - days * dayMs))
    const to = getKyivDay(new Date())
    return readStatistics(person, desk, {
      from,
      to,
      by: 'utm_content',
      touch: 'first',
      tests: false,
    })
  }
  const parts: Record<string, () => Promise<unknown>> = {
    queue: shown({ tab: 'queue' }),
    card: () => viewCaller(person, desk, stored),
    day: () => readDayPlan(person, desk, getKyivDay(new Date())),
    later: shown({ tab: 'later' }),
    'counts of the tabs': () => countTabs(person, desk),
    'list, all': shown({}),
    'list, page 20': shown({ page: 20 }),
    'search, one letter': shown({ search: 'о' }),
    'search, both names': shown({ search: 'олена прізвище77' }),
    'search, phone begun': shown({ search: '067 12' }),
    'search, nobody': shown({ search: 'йййй' }),
    'statistics of 30 days': () => period(30),
    'statistics of a year': () => period(365),
  }
  for (const [what, run] of Object.entries(parts)) {
    const times: number[] = []
    for (let round = 0; round < 20; round++) {
      const started = performance.now()
      await run()
      times.push(performance.now() - started)
    }
    rows.push(`desk: ${what}, ${stored} leads, p95 | ${database} | ${ms(times, 0.95)}`)
  }
  await store.close()
}

for (const store of values.store) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const postgres = store === 'postgres' ? await startPostgres() : undefined
  await measureSignUps(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}, store)
  await measureDesk(postgres ? { url: await postgres.createDatabase() } : { folder }, store)
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
console.log(['| | Store | |', '| --- | --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n'))
process.exit()
