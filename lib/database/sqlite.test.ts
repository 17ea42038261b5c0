import { saveLead } from '#lib/leads/save-lead'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readAllLeads } from '#e2e/support/test-databases'
import { makeFixedLead as lead } from '#e2e/support/test-lead'
import { env } from '#lib/env'
import { type SiteStore, closeSiteStore, getSiteStore, openStore } from '#lib/database/open'

let root: string
let folder: string
let store: SiteStore | undefined

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'store-'))
  folder = join(root, 'data')
})

afterEach(async () => {
  await store?.close()
  store = undefined
  rmSync(root, { recursive: true, force: true })
})

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modes = () => [folder, ...readdirSync(folder).map((name) => join(folder, name))].map(mode)

it('only the owner can read the files of the store, also in a shared folder', async () => {
  const mask = process.umask(0)
  store = await openStore({ folder })
  await saveLead(store.database, lead())
  expect(modes()).toEqual(['700', '600', '600', '600'])
  await store.close()
  chmodSync(folder, 0o1777)
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  store = await openStore({ folder })
  await saveLead(store.database, lead())
  expect(modes()).toEqual(['777', '600', '600', '600'])
  process.umask(mask)
})

it('a full store saves a whole lead or nothing, and works again when there is room', async () => {
  const opened = (store = await openStore({ folder }))
  const { database: db } = opened
  const { rows } = await sql<{ pageCount: number }>`PRAGMA page_count`.execute(db)
  await sql.raw(`PRAGMA max_page_count = ${rows[0]?.pageCount ?? 0}`).execute(db)
  const leads = Array.from({ length: 200 }, () => lead({ referrer: 'r'.repeat(500) }))
  const results = await Promise.allSettled(leads.map((each) => saveLead(opened.database, each)))
  const stored = leads.filter((_lead, index) => results[index]?.status === 'fulfilled')
  // No batch of leads fits into the file any more, but a single lead may fit. The loop saves single
  // leads until the full database refuses one.
  let refused = lead()
  while ((await saveLead(opened.database, refused).catch(() => 'refused')) === 'created') {
    stored.push(refused)
    refused = lead()
  }
  await expect(saveLead(opened.database, refused)).rejects.toThrow(/full/)
  const ids = async () => (await readAllLeads(db)).map(({ id }) => id).toSorted()
  expect(await ids()).toEqual(stored.map(({ id }) => id).toSorted())
  expect((await sql`PRAGMA integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
  await sql`PRAGMA max_page_count = 4294967294`.execute(db)
  expect(await saveLead(opened.database, refused)).toBe('created')
  expect(await ids()).toHaveLength(stored.length + 1)
})

it('a read-only store says what to do, and works again without a restart once it is writable', async () => {
  const dataDir = env.DATA_DIR
  env.DATA_DIR = folder
  try {
    const readOnly = await getSiteStore()
    // The pragma `query_only` gives the same error as a file that the site's user may not write.
    await sql`PRAGMA query_only = ON`.execute(readOnly.database)
    await expect(saveLead(readOnly.database, lead())).rejects.toThrow(
      /readonly.*give the user of the site \(uid \d+\) .*leads\.sqlite/,
    )
    const healed = await getSiteStore()
    expect(await saveLead(healed.database, lead())).toBe('created')
    expect(await getSiteStore()).toBe(healed)
  } finally {
    await closeSiteStore()
    env.DATA_DIR = dataDir
  }
})

it('the store is opened again when its thread has ended', async () => {
  const dataDir = env.DATA_DIR
  env.DATA_DIR = folder
  const first = await getSiteStore()
  expect(await getSiteStore()).toBe(first)
  await saveLead(first.database, lead())
  await first.close()
  expect(await readAllLeads((await getSiteStore()).database)).toHaveLength(1)
  await closeSiteStore()
  env.DATA_DIR = dataDir
})
