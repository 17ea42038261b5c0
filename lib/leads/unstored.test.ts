import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLead } from '#e2e/support/test-lead'

it('names at the end, by id only, the leads whose records are lost because the store could not be written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unstored-'))
  writeFileSync(join(folder, 'file'), '')
  // No folder can be made below a file.
  // eslint-disable-next-line no-restricted-syntax -- set before the modules that read it are imported
  process.env['DATA_DIR'] = join(folder, 'file', 'data')
  const { logUnstored, queueUnstored, storeUnstored } = await import('#lib/leads/unstored')
  const lines: string[] = []
  const spy = jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)))
  logUnstored()
  expect(lines).toEqual([])
  const leads = [makeLead(), makeLead()]
  for (const lead of leads) {
    const plan = { channels: ['smtp'], from: lead.createdAt }
    queueUnstored({ lead, plan, channel: 'smtp', at: lead.createdAt })
  }
  await storeUnstored()
  logUnstored()
  spy.mockRestore()
  rmSync(folder, { recursive: true })
  const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(events.map(({ event }) => event)).toEqual(['record-not-stored', 'records-lost'])
  expect(events[1]).toMatchObject({ count: 2, leads: leads.map(({ id }) => id).join(' ') })
  for (const { name } of leads) expect(lines.join()).not.toContain(name)
})
