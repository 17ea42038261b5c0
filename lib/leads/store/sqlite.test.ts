import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { testLead as lead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'
import { LeadStore } from '#lib/leads/store/lead-store'
import { migrate } from '#lib/leads/store/migrate'
import { openStore } from '#lib/leads/store/open-store'
import { openSqlite } from '#lib/leads/store/sqlite'
import type { Tables } from '#lib/leads/store/tables'
import { allLeads } from '#e2e/support/test-databases'

const ids = (leads: readonly Lead[]) => leads.map(({ id }) => id)

describe('a store in a folder', () => {
  let folder: string
  let db: Kysely<Tables>
  let store: LeadStore

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lead-store-'))
    db = openSqlite(folder)
    await migrate(db)
    store = new LeadStore(db)
  })

  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('makes the folder, and the tables only once when many open it at the same time', async () => {
    const fresh = join(folder, 'new', 'data')
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => openStore({ folder: fresh })))
    for (const result of results) if (result.status === 'fulfilled') await result.value.close()
    expect(results.map((result) => (result.status === 'fulfilled' ? 'open' : String(result.reason)))).toEqual(
      Array<string>(3).fill('open'),
    )
  })

  const limitPages = (pages: string) => sql.raw(`PRAGMA max_page_count = ${pages}`).execute(db)

  it('says that a closed store cannot be written', async () => {
    await expect(store.check()).resolves.toBeUndefined()
    await store.close()
    await expect(store.check()).rejects.toThrow('')
    await expect(store.add(lead())).rejects.toThrow('')
    store = await openStore({ folder })
    await expect(store.check()).resolves.toBeUndefined()
  })

  it('stores a lead whole or not at all when it is full, and heals when there is room', async () => {
    const { rows } = await sql<{ pageCount: number }>`PRAGMA page_count`.execute(db)
    await limitPages(String(rows[0]?.pageCount))
    const leads = Array.from({ length: 200 }, () => lead({ referrer: 'r'.repeat(500) }))
    const results = await Promise.allSettled(leads.map((each) => store.add(each)))
    const stored = leads.filter((_lead, index) => results[index]?.status === 'fulfilled')
    const refused = leads.filter((each) => !stored.includes(each))
    const [first] = refused
    expect(refused.length).toBeGreaterThan(0)
    await expect(store.add({ ...lead(), ...first })).rejects.toThrow(/full/)
    expect(ids(await allLeads(store.database)).toSorted()).toEqual(ids(stored).toSorted())
    expect((await sql`PRAGMA integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])

    await limitPages('4294967294')
    expect(first && (await store.add(first))).toBe('created')
    expect(await allLeads(store.database)).toHaveLength(stored.length + 1)
  })

  it('waits for another who is writing', async () => {
    const other = openSqlite(folder)
    await sql`BEGIN IMMEDIATE`.execute(other)
    await sql`PRAGMA busy_timeout = 0`.execute(db)
    await expect(store.add(lead())).rejects.toThrow(/locked/)
    await sql`COMMIT`.execute(other)
    await other.destroy()
    expect(await store.add(lead())).toBe('created')
  })
})
