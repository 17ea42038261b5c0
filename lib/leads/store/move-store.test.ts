import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { databasesOf } from '#e2e/support/test-databases'
import { addLead, testLead } from '#e2e/support/test-lead'
import { movedTables, moveStore } from '#lib/leads/store/move-store'
import { openStore } from '#lib/leads/store/open-store'

const newDatabase = databasesOf('PostgreSQL')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'move-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function emptyPostgres() {
  const { place, close } = await newDatabase()
  const url = 'url' in place ? place.url : ''
  return { url, close }
}

it('a store is moved whole, once, and its numbers go on', async () => {
  const before = await openStore({ folder })
  for (let index = 0; index < 1203; index += 1)
    await before.add(testLead({ name: `Ґанна’${index} 😀`, phone: `+38067${1e6 + index}` }))
  await addLead(before, {}, ['email'])
  await sql`DELETE FROM lead WHERE number = 1204`.execute(before.database)
  const { rows } = await sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'table'`.execute(
    before.database,
  )
  const known = rows.map(({ name }) => name).filter((name) => !/^sqlite_|^kysely_|^rate_limit$/.test(name))
  expect([...movedTables].sort()).toEqual(known.sort())
  const { url, close } = await emptyPostgres()
  await expect(moveStore(folder, url)).rejects.toThrow('The site still uses the store')
  await before.close()

  expect(await moveStore(folder, url)).toMatch(/^lead +1203 /m)
  await expect(moveStore(folder, url)).rejects.toThrow('has rows in lead already')
  const after = await openStore({ url })
  const [first] = await sql<{ name: string }>`SELECT name FROM lead WHERE number = 1`
    .execute(after.database)
    .then(({ rows }) => rows)
  expect(first?.name).toBe('Ґанна’0 😀')
  expect(await addLead(after, {})).toBe(1205)
  await after.close()
  await close()
})
