import { saveLead } from '#lib/leads/save-lead'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readAllLeads } from '#e2e/support/test-databases'
import { makeLead } from '#e2e/support/test-lead'
import { eraseLeads } from '#lib/leads/erasure'
import { openStore } from '#lib/database/open'

it('an erased lead is in no file of the embedded database while the site runs, and its proof has no name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'erasure-'))
  const filesWith = (text: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text))
  const site = await openStore({ folder })
  const name = 'Незабутня Олександра'
  const phone = '+380671234567'
  const lead = makeLead({ phone, name, phoneNote: 'дзвонити нишком' })
  // Saves so many leads that SQLite moves rows. SQLite leaves copies of moved rows in the file.
  const crowd = () =>
    Promise.all(
      Array.from({ length: 300 }, (_, i) =>
        saveLead(site.database, makeLead({ referrer: 'r'.repeat(i) }), ['smtp']),
      ),
    )
  await crowd()
  await saveLead(site.database, lead, ['smtp'])
  await crowd()
  expect(filesWith('671234567')).not.toEqual([])
  const store = await openStore({ folder })
  expect(await eraseLeads(store.database, { column: 'phone', value: phone }, new Date())).toBe(1)
  for (const text of ['671234567', 'нишком', name, name.toLowerCase(), lead.id, lead.key])
    expect(filesWith(text)).toEqual([])
  expect(await store.database.selectFrom('erasure').selectAll().execute()).toMatchObject([
    { reason: 'phone', leads: 1 },
  ])
  await store.close()
  // The erasure has made the database files shorter. The connection that was opened first still
  // works.
  expect(await saveLead(site.database, makeLead())).toBe('created')
  expect(await readAllLeads(site.database)).toHaveLength(601)
  await site.close()
  rmSync(folder, { recursive: true })
})
