import { saveLead } from '#lib/leads/save-lead'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { getSharedPostgres } from '#e2e/support/postgres'
import { addLead, makeFixedLead } from '#e2e/support/test-lead'
import { waitUntil } from '#e2e/support/wait-until'
import { moveStore } from '#lib/database/move-store'
import { openStore } from '#lib/database/open'

it('move-store moves every row once, also after a killed move, and continues the numbering', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'move-'))
  const postgres = await getSharedPostgres()
  const url = await postgres.createDatabase()
  const before = await openStore({ folder })
  for (let index = 0; index < 203; index += 1)
    await saveLead(
      before.database,
      makeFixedLead({ name: `Ґанна’${index} 😀`, phone: `+38067${1e6 + index}` }),
    )
  await addLead(before, {}, ['email'])
  await before.database.deleteFrom('lead').where('number', '=', 204).execute()
  await expect(moveStore(folder, url)).rejects.toThrow('The site still uses the store')
  await before.close()

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
  expect(notMoved).toEqual([{ name: 'rate_limit' }])
  await expect(moveStore(folder, url)).rejects.toThrow('has rows in lead already')
  expect((await client.query('SELECT name FROM lead WHERE number = 1')).rows).toEqual([
    { name: 'Ґанна’0 😀' },
  ])
  await Promise.all([client.end(), other.end()])
  const after = await openStore({ url })
  expect(await addLead(after, {})).toBe(205)
  await after.close()
  await postgres.remove()
  rmSync(folder, { recursive: true })
})
