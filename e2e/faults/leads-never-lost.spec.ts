import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { startMailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { startLeadReceiver, type LeadReceiver } from '#e2e/support/lead-receiver'
import {
  killUnderLoad,
  readStoredNames,
  sendSignUp,
  startSignUpLoad,
} from '#e2e/support/sign-up-load'
import { getSharedPostgres, startPostgres, type Postgres } from '#e2e/support/postgres'
import { startSite, type Site } from '#e2e/support/site'
import { commandLimits, openPostgres } from '#lib/database/postgres'
import { SqliteDatabase } from '#lib/database/sqlite'

type Start = (settings?: Record<string, string>) => Promise<Site>

const test = base.extend<{ start: Start; provider: LeadReceiver; postgres: Postgres }>({
  start: async ({}, use) => {
    const sites: Site[] = []
    await use(async (settings = {}) => {
      const site = await startSite(settings)
      sites.push(site)
      return site
    })
    for (const site of sites) await site.stop()
  },
  provider: async ({}, use) => {
    const provider = await startLeadReceiver()
    await use(provider)
    await provider.close()
  },
  postgres: async ({}, use) => {
    const postgres = await startPostgres()
    await use(postgres)
    await postgres.remove()
  },
})

test('every accepted lead is in the database once, after kill -9 under load @slow', async ({
  start,
}) => {
  const site = await start()
  const { accepted, unanswered } = await killUnderLoad(site, 5)
  expect(unanswered).toBeGreaterThan(0)
  expect(await readStoredNames(site)).toEqual(accepted)
  const db = new SqliteDatabase(site.dataDir)
  expect((await sql`PRAGMA integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
  await db.destroy()
})

test.describe('an accepted lead is delivered once by its key @slow', () => {
  test('by the second instance, when the first is killed during delivery', async ({
    start,
    provider,
  }) => {
    const postgres = await getSharedPostgres()
    const settings = { DATABASE_URL: await postgres.createDatabase(), API_URL: provider.url }
    const [one, other] = await Promise.all([start(settings), start(settings)])
    const load = startSignUpLoad([one.url, other.url], 10)
    await expect.poll(() => provider.names().length).toBeGreaterThan(50)
    // The test kills the first instance during its deliveries, while the provider does not respond.
    // The second instance must retry these deliveries.
    provider.reply = 'hang'
    const hangingAt = provider.came.length
    await expect.poll(() => provider.came.length).toBeGreaterThanOrEqual(hangingAt + 10)
    await one.end('SIGKILL')
    provider.reply = { status: 200 }
    const killedAt = load.accepted.length
    await expect.poll(() => load.accepted.length).toBeGreaterThan(killedAt + 50)
    await load.stop()
    await expect.poll(() => provider.names().length, { timeout: 40_000 }).toBe(load.accepted.length)
    expect(provider.names().toSorted()).toEqual(load.accepted.toSorted())
    expect(await readStoredNames(other, settings.DATABASE_URL)).toEqual(load.accepted.toSorted())
    await other.end('SIGTERM')
    await postgres.remove()
  })

  test('when PostgreSQL goes away under load and comes back', async ({
    start,
    provider,
    postgres,
  }) => {
    const settings = { DATABASE_URL: await postgres.createDatabase(), API_URL: provider.url }
    const site = await start(settings)
    const load = startSignUpLoad([site.url], 10)
    const fetchHealth = async (path = '') => (await fetch(`${site.url}/api/health${path}`)).status
    await expect.poll(() => load.accepted.length).toBeGreaterThan(20)
    await postgres.stop()
    await expect.poll(() => fetchHealth('/ready')).toBe(503)
    expect([await fetchHealth(), await fetchHealth('/deliveries')]).toEqual([200, 503])
    // While PostgreSQL is stopped, the site delivers each lead to the provider directly, before it
    // responds to the visitor.
    const awayAt = load.accepted.length
    await expect.poll(() => load.accepted.length).toBeGreaterThan(awayAt + 20)
    provider.reply = { status: 500 }
    await expect.poll(() => load.answers(503)).toBeGreaterThan(5)
    await postgres.start()
    provider.reply = { status: 200 }
    const backAt = load.accepted.length
    await expect.poll(() => load.accepted.length, { timeout: 30_000 }).toBeGreaterThan(backAt + 20)
    await expect.poll(() => fetchHealth('/ready')).toBe(200)
    await load.stop()
    await expect.poll(() => provider.names().length, { timeout: 40_000 }).toBe(load.accepted.length)
    expect(provider.names().toSorted()).toEqual(load.accepted.toSorted())
    for (const secret of [...load.accepted.slice(0, 50), '671234567'] as string[])
      expect(site.log()).not.toContain(secret)
  })

  test('by one e-mail and then saved, when PostgreSQL is locked or away for longer than visitors wait', async ({
    start,
    postgres,
  }) => {
    const mail = await startMailServer()
    const url = await postgres.createDatabase()
    const site = await start({
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      LEADS_EMAIL_TO: 'staff@clinic.example',
    })
    const names: string[] = []
    const signUpSeveral = async () => {
      const several = Array.from({ length: 5 }, () => randomUUID())
      names.push(...several)
      const statuses = await Promise.all(several.map((name) => sendSignUp(site.url, name)))
      expect(statuses).toEqual(several.map(() => 201))
    }
    await signUpSeveral()
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('BEGIN; LOCK TABLE lead IN ACCESS EXCLUSIVE MODE')
    await signUpSeveral()
    await client.query('ROLLBACK')
    await client.end()
    await postgres.stop()
    await signUpSeveral()
    await postgres.start()

    await expect
      .poll(() => readStoredNames(site, url).catch(() => []), { timeout: 60_000 })
      .toEqual(names.toSorted())
    const db = openPostgres(url, commandLimits)
    const waiting = () =>
      db.selectFrom('delivery').select('status').where('status', '=', 'pending').execute()
    await expect.poll(waiting).toEqual([])
    await db.destroy()
    const mails = mail.messages.map((message) => readMail(message).text)
    for (const name of names) expect(mails.filter((text) => text.includes(name))).toHaveLength(1)
    const getEvents = (event: string) =>
      site.log().match(new RegExp(`"event":"${event}"`, 'g')) ?? []
    expect(getEvents('lead-unconfirmed').length).toBeGreaterThan(0)
    expect(getEvents('lead-confirmed')).toHaveLength(getEvents('lead-unconfirmed').length)
    expect(getEvents('records-lost')).toEqual([])
    await mail.close()
  })

  test('when the site is stopped during delivery; suspected spam is not delivered', async ({
    start,
    provider,
  }) => {
    provider.reply = { status: 200, afterMs: 700 }
    const site = await start({ API_URL: provider.url })
    const spam = { website: 'http://spam.example' }
    for (const more of [spam, {}])
      expect(await sendSignUp(site.url, randomUUID(), randomUUID(), more)).toBe(201)
    await expect.poll(() => provider.came.length).toBe(1)
    expect(await site.end('SIGTERM')).toBe(0)
    expect(provider.names()).toHaveLength(1)
    const db = new SqliteDatabase(site.dataDir)
    expect(await db.selectFrom('delivery').select('status').execute()).toEqual([
      { status: 'delivered' },
    ])
    await db.destroy()
  })

  test('directly when it cannot be saved; the visitor sees an error only if that fails too', async ({
    start,
    provider,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'broken-'))
    writeFileSync(join(folder, 'disk'), 'not a folder')
    const site = await start({ DATA_DIR: join(folder, 'disk', 'data'), API_URL: provider.url })
    const name = randomUUID()
    const key = randomUUID()
    expect(await sendSignUp(site.url, name, key)).toBe(201)
    expect(await sendSignUp(site.url, name, key)).toBe(201)
    expect(provider.names()).toEqual([name])
    expect(
      await sendSignUp(site.url, 'spam', randomUUID(), { website: 'http://spam.example' }),
    ).toBe(503)
    expect(provider.came).toHaveLength(1)
    provider.reply = { status: 500 }
    expect(await sendSignUp(site.url, randomUUID())).toBe(503)
    rmSync(folder, { recursive: true })
  })
})
