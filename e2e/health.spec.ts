import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { sendSignUp } from '#e2e/support/sign-up-load'
import { startSite } from '#e2e/support/site'
import { expect, test, uniqueName } from '#e2e/support/test'
import { openStore } from '#lib/leads/store/open-store'
import { makeLead } from '#e2e/support/test-lead'

const statusOf = async (url: string, path: string) => (await fetch(`${url}/api/health${path}`)).status

test('asking thousands of times costs the store a write a second', async () => {
  const site = await startSite()
  expect(await statusOf(site.url, '/ready')).toBe(200)
  const store = await openStore({ folder: site.dataDir })
  const db = store.database
  await sql`CREATE TABLE heartbeats (at text)`.execute(db)
  await sql`CREATE TRIGGER count_heartbeats AFTER UPDATE ON heartbeat
    BEGIN INSERT INTO heartbeats VALUES (NEW.at); END`.execute(db)
  const started = performance.now()
  for (let round = 0; round < 20; round++) {
    const paths = Array.from({ length: 100 }, (_, each) => ['/ready', '/deliveries', ''][each % 3] ?? '')
    const statuses = await Promise.all(paths.map((path) => statusOf(site.url, path)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  }
  const seconds = (performance.now() - started) / 1000
  const { rows } = await sql<{ writes: number }>`SELECT count(*) AS writes FROM heartbeats`.execute(db)
  expect(rows[0]?.writes).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  await store.close()
  await site.stop()
})

test('a dead letter is told as such and leaves the site ready', async () => {
  const site = await startSite()
  expect([await statusOf(site.url, ''), await statusOf(site.url, '/ready')]).toEqual([200, 200])
  const store = await openStore({ folder: site.dataDir })
  const lead = makeLead()
  await store.add(lead, { channels: ['provider'], from: lead.createdAt })
  await store.add(makeLead({ status: 'suspected' }))
  await store.database.updateTable('delivery').set({ status: 'dead', last_error: 'HTTP 422' }).execute()
  await store.close()
  const deliveries = await fetch(`${site.url}/api/health/deliveries`)
  expect([deliveries.status, await deliveries.json()]).toEqual([
    503,
    {
      status: 'failing',
      oldestDelivery: { ok: true, seconds: 0, limit: 900 },
      deadLetters: { ok: false, count: 1, limit: 0 },
      suspected: { count: 1 },
    },
  ])
  expect([await statusOf(site.url, ''), await statusOf(site.url, '/ready')]).toEqual([200, 200])
  await site.stop()
})

test('a store that takes no sign-up is told from the first on, although it can be written', async () => {
  const site = await startSite()
  const ready = () => statusOf(site.url, '/ready')
  const signUp = () => sendSignUp(site.url, uniqueName())
  expect([await signUp(), await ready()]).toEqual([201, 200])
  const store = await openStore({ folder: site.dataDir })
  await sql`CREATE TRIGGER no_more BEFORE INSERT ON lead BEGIN SELECT RAISE(ABORT, 'no more'); END`.execute(
    store.database,
  )
  expect([await ready(), await signUp(), await ready()]).toEqual([200, 503, 503])
  await sql`DROP TRIGGER no_more`.execute(store.database)
  await store.close()
  expect([await signUp(), await ready()]).toEqual([201, 200])
  await site.stop()
})

test('a full disk is told from the first sign-up that it does not take, and no longer when it takes one', async () => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
  test.skip(mounted.status !== 0, 'this machine does not let us mount a disk of our own')
  const site = await startSite({ DATA_DIR: join(disk, 'data') })
  const ready = () => statusOf(site.url, '/ready')
  const signUp = () => sendSignUp(site.url, uniqueName())
  try {
    expect([await signUp(), await ready()]).toEqual([201, 200])
    const filler = join(disk, 'filler')
    for (let size = 2 ** 20; size >= 1; size /= 2) {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
      } catch {
        // No room for so much.
      }
    }
    let status = 201
    // What the store has of the disk already takes a few.
    for (let sent = 0; sent < 50 && status === 201; sent++) {
      // An answer that holds for a second must not hide the failure.
      await ready()
      status = await signUp()
    }
    expect(status).toBe(503)
    expect([await ready(), await statusOf(site.url, '')]).toEqual([503, 200])
    rmSync(filler)
    expect(await signUp()).toBe(201)
    await expect.poll(ready).toBe(200)
  } finally {
    await site.stop()
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
})
