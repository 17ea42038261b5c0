import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { makeMemoryFolder } from '#e2e/support/memory-folder'
import { readAllLeads } from '#e2e/support/test-databases'
import { makeLead } from '#e2e/support/test-lead'
import { openStore } from '#lib/database/open'
import { getSqlitePath } from '#lib/database/sqlite-files'
import { saveLead } from '#lib/leads/save-lead'

/** One compressed SQLite file for each release that changed the tables: `0.1.0.sqlite.gz`. */
const storesFolder = 'e2e/support/stores'

/** Matches a comment of TypeScript, and the space around the comment. */
const comment = /\s*(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)\s*/g

it('migration 0001 is as in release 0.1.0, apart from comments: a later change of tables is a new migration', () => {
  const code = readFileSync('lib/database/migrations/0001.ts', 'utf8').replaceAll(comment, '\n')
  expect(createHash('sha256').update(code).digest('hex')).toBe(
    'f6af635fd527f0b0ad48763b68a95ec54b3569a39576522757b471ed7f7b368a',
  )
})

it.each(readdirSync(storesFolder))(
  'the store of release %s opens, keeps its leads and appointments, and saves a new lead',
  async (name) => {
    const folder = makeMemoryFolder('earlier-store-')
    writeFileSync(getSqlitePath(folder), gunzipSync(readFileSync(join(storesFolder, name))))
    const store = await openStore({ folder })
    try {
      const leads = await readAllLeads(store.database)
      expect(leads.map((lead) => lead.name)).toEqual(
        expect.arrayContaining(['Оксана Зразкова', 'Iryna Example', 'Bot']),
      )
      const appointments = await store.database.selectFrom('appointment').selectAll().execute()
      expect(appointments).toEqual([expect.objectContaining({ status: 'booked' })])
      expect(await saveLead(store.database, makeLead())).toBe('created')
    } finally {
      await store.close()
      rmSync(folder, { recursive: true })
    }
  },
)
