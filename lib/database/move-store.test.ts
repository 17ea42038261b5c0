import { saveLead } from '#lib/leads/save-lead'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { getSharedPostgres } from '#e2e/support/postgres'
import { addAppointment, addLead, makeFixedLead } from '#e2e/support/test-lead'
import { waitUntil } from '#e2e/support/wait-until'
import { moveRest, moveStore } from '#lib/database/move-store'
import { openStore, type SiteStore } from '#lib/database/open'

let folder: string
let postgres: Awaited<ReturnType<typeof getSharedPostgres>>
let url: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'))
  postgres = await getSharedPostgres()
  url = await postgres.createDatabase()
})

afterEach(async () => {
  await postgres.remove()
  rmSync(folder, { recursive: true })
})

/** All rows of the tables that leads and their appointments have, without the leads' numbers. */
async function readRows({ database }: SiteStore): Promise<Record<string, unknown[]>> {
  const [leads, appointments, earlier, deliveries, visits] = await Promise.all([
    database.selectFrom('lead').selectAll().orderBy('id').execute(),
    database.selectFrom('appointment').selectAll().orderBy('id').execute(),
    database.selectFrom('earlierAppointment').selectAll().orderBy('leadId').execute(),
    database.selectFrom('delivery').selectAll().orderBy('id').execute(),
    database.selectFrom('visit').selectAll().orderBy('value').execute(),
  ])
  return { leads, appointments, earlier, deliveries, visits }
}

it('while the site serves, what is written during and after the copy is moved too', async () => {
  const before = await openStore({ folder })
  const { database } = before
  for (let index = 0; index < 5; index += 1) await addLead(before, {}, ['email'])
  const kept = await addAppointment(before, [1])
  await addAppointment(before, [2])
  const visit = { day: '2026-11-27', event: 'opened', dimension: 'page', touch: 'last' } as const
  const count = (value: string, times: number) =>
    database
      .insertInto('visit')
      .values({ ...visit, value, count: times })
      .onConflict((conflict) =>
        conflict
          .columns(['dimension', 'touch', 'day', 'event', 'value'])
          .doUpdateSet({ count: times }),
      )
      .execute()
  await count('/ua', 1)

  // The lock of a table holds the move up, so that the writes below come during the copy.
  const client = new Client({ connectionString: url })
  const other = new Client({ connectionString: url })
  await Promise.all([client.connect(), other.connect()])
  await (await openStore({ url })).close()
  await client.query('BEGIN; LOCK TABLE picture')
  const moving = moveStore(folder, url)
  const atWork = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await waitUntil(async () => (await other.query(atWork)).rowCount === 1)
  await addLead(before, { name: 'During' }, ['email'])
  await database.updateTable('appointment').set({ status: 'came' }).where('id', '=', kept).execute()
  // Triggers keep the first appointment of lead 1 and delete the first appointment of lead 2.
  await addAppointment(before, [1])
  await addAppointment(before, [2])
  await database.deleteFrom('lead').where('number', '=', 3).execute()
  await count('/ua', 2)
  await client.query('ROLLBACK')
  await Promise.all([client.end(), other.end()])
  expect(await moving).toMatch(/^lead 5$/m)
  const after = await openStore({ url })
  expect(await readRows(after)).toEqual(await readRows(before))

  // Both stores are written to until the instance with SQLite has stopped.
  const repeated = makeFixedLead({ name: 'Twice' })
  for (const store of [before, after]) await saveLead(store.database, repeated)
  const number = await addLead(after, { name: 'New' })
  await addLead(before, { name: 'Late' }, ['email'])
  await database.deleteFrom('lead').where('number', '=', 4).execute()
  await count('/en', 1)
  await before.close()
  expect(await moveRest(folder, url)).toBe('Everything is in PostgreSQL.')
  const names = await after.database.selectFrom('lead').select(['name', 'number']).execute()
  expect(number).toBeGreaterThan(1000)
  expect(names.filter(({ name }) => name === 'Twice')).toHaveLength(1)
  expect(names.filter(({ number: each }) => each === 3 || each === 4)).toEqual([])
  expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(['During', 'Late', 'New']))
  const { visits } = await readRows(after)
  expect(visits).toMatchObject([
    { value: '/en', count: 1 },
    { value: '/ua', count: 2 },
  ])
  await after.close()
  await expect(moveRest(folder, url)).rejects.toThrow('No move has been begun')
})

it('move-store moves every row once, also after a killed move, and continues the numbering', async () => {
  const before = await openStore({ folder })
  for (let index = 0; index < 203; index += 1)
    await saveLead(
      before.database,
      makeFixedLead({ name: `Ґанна’${index} 😀`, phone: `+38067${1e6 + index}` }),
    )
  await addLead(before, {}, ['email'])
  await before.database.deleteFrom('lead').where('number', '=', 204).execute()
  await before.close()
  await (await openStore({ url })).close()

  const client = new Client({ connectionString: url })
  const other = new Client({ connectionString: url })
  await Promise.all([client.connect(), other.connect()])
  await client.query('BEGIN; LOCK TABLE audit')
  const command = ['--disable-warning=ExperimentalWarning', 'lib/database/move-store.ts', 'now']
  const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: url } as const
  const moving = spawn(process.execPath, command, { env, stdio: 'ignore' })
  const atWork = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await waitUntil(async () => (await other.query(atWork)).rowCount === 1)
  moving.kill('SIGKILL')
  await once(moving, 'exit')
  await client.query('ROLLBACK')
  expect((await client.query('SELECT FROM lead')).rowCount).toBe(0)

  const report = await moveStore(folder, url)
  expect(report).toMatch(/^lead 203$/m)
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename !~ '^kysely_'`,
  )
  const notMoved = rows.filter(({ name }) => !new RegExp(`^${name} \\d`, 'm').test(report))
  expect(notMoved).toEqual([{ name: 'heartbeat' }, { name: 'rate_limit' }])
  await expect(moveStore(folder, url)).rejects.toThrow('has rows in lead already')
  expect((await client.query('SELECT name FROM lead WHERE number = 1')).rows).toEqual([
    { name: 'Ґанна’0 😀' },
  ])
  await Promise.all([client.end(), other.end()])
  const after = await openStore({ url })
  expect(await addLead(after, {})).toBe(1205)
  await after.close()
})
