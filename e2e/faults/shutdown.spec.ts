import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { openLeadsCli } from '#e2e/support/leads-command'
import { getSharedPostgres } from '#e2e/support/postgres'
import { startSite } from '#e2e/support/site'
import { waitUntil } from '#e2e/support/wait-until'
import { getKyivDay } from '#lib/time/kyiv-time'
import { readVisitReport } from '#lib/visits/visit-report'

test('sign-ups that wait for the database are saved when the site is stopped @slow', async () => {
  const postgres = await getSharedPostgres()
  const url = await postgres.createDatabase()
  const site = await startSite({ DATABASE_URL: url })
  const client = new Client({ connectionString: url })
  await client.connect()
  const signUp = (phone: string) =>
    fetch(`${site.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Олена', phone, consent: true }),
    }).then(({ status }) => status)
  expect(await signUp('671234560')).toBe(201)
  const waiting = async () => {
    const { rows } = await client.query<{ count: string }>(
      'SELECT count(*) FROM pg_locks WHERE NOT granted',
    )
    return Number(rows[0]?.count)
  }

  // The test waits until the site has created the index `lead_status`. Otherwise the test's LOCK
  // TABLE and the site's CREATE INDEX CONCURRENTLY could wait for each other.
  await waitUntil(async () => {
    const { rows } = await client.query(
      "SELECT FROM pg_index WHERE indexrelid = to_regclass('lead_status') AND indisvalid",
    )
    return rows.length > 0
  })
  await client.query('BEGIN')
  await client.query('LOCK TABLE lead IN ACCESS EXCLUSIVE MODE')
  const first = signUp('671234561')
  await waitUntil(async () => (await waiting()) > 0)
  // The first lead waits for the lock of the table. The second lead waits in the site, because the
  // site saves leads one after another.
  const second = signUp('671234562')
  for (let asked = 0; asked < 5; asked++)
    expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  const ended = site.end('SIGTERM')
  await waitUntil(() =>
    fetch(`${site.url}/api/health`, { headers: { Connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  )
  await client.query('COMMIT')
  expect([await first, await second]).toEqual([201, 201])
  const answered = performance.now()
  expect(await ended).toBe(0)
  // `fetch` keeps its connections open for three seconds after a response. The site must end
  // without waiting for these connections to close.
  expect(performance.now() - answered).toBeLessThan(2900)
  const { rows } = await client.query('SELECT count(*)::int AS leads FROM lead')
  expect(rows).toEqual([{ leads: 3 }])
  await client.end()
  await site.stop()
  await postgres.remove()
})

test('visits that were counted just before the stop are in the statistics @slow', async () => {
  const site = await startSite()
  try {
    const body = JSON.stringify({ event: 'opened', page: '/ua/blog' })
    expect((await fetch(`${site.url}/api/event`, { method: 'POST', body })).status).toBe(204)
    expect(await site.end('SIGTERM')).toBe(0)
    const { cli, close } = await openLeadsCli({ folder: site.dataDir })
    const today = getKyivDay(new Date())
    const report = await readVisitReport(cli.db, 'page', { from: today, to: today }).finally(close)
    expect(report).toEqual([{ key: '/ua/blog', event: 'opened', count: 1 }])
  } finally {
    await site.stop()
  }
})
