import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLeads } from '#e2e/support/run-leads'
import { makeLead } from '#e2e/support/test-lead'
import { openDesk, type StaffDesk } from '#e2e/support/staff-desk'
import { newDelivery } from '#lib/leads/store/deliveries'
import { openStore } from '#lib/leads/store/open-store'
import { toRow } from '#lib/leads/store/tables'
import { allLeads } from '#e2e/support/test-databases'

let desk: StaffDesk

beforeEach(async () => {
  desk = await openDesk()
})

afterEach(() => desk.close())

it('explains to whoever calls a command wrongly what is wrong', async () => {
  for (const [args, words] of [
    [['list', '--limit', '0'], '--limit 0'],
    [['list', '--from', 'yesterday'], '--from yesterday: not a day'],
    [['list', '--status', 'lost'], '--status lost: must be one of'],
    [['list', '--colour'], "Unknown option '--colour'. Options of this command: --from"],
    [['show'], 'Which lead?'],
    [['show', 'nobody'], 'No single lead'],
    [['erase', '--check'], '--check needs --phone'],
    [['list', '--from', '2026-11-02', '--to', '2026-11-01'], '--to 2026-11-01 is before the first day'],
    [['list', '--to', '2026-13-01'], '--to 2026-13-01: not a day'],
    [['export', '--format', 'xls'], '--format xls'],
    [['delete'], 'There is no command delete'],
  ] as const)
    await expect(desk.run(...args)).rejects.toThrow(words)
})

it('repeats to the terminal nothing it would obey, mistakes included', () => {
  const typed = ['list', '--status', 'A\u001b[2J\u009b1mB\u0085\u202eC']
  const { status, stdout, stderr } = runLeads({ DATA_DIR: desk.folder }, ...typed)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^--status AB C: must be one of [\w, ]+\n$/)
})

describe('erasing from the embedded store', () => {
  const filesWith = (text: string) =>
    readdirSync(desk.folder).filter((name) => readFileSync(join(desk.folder, name)).includes(text))

  it('leaves the phone, the name and the id in no file, while the site has the store open', async () => {
    const site = await openStore({ folder: desk.folder })
    const name = 'Незабутня Олександра'
    const lead = makeLead({ phone: '+380671234567', name })
    // Rows that move about leave copies behind.
    const crowd = () =>
      Promise.all(
        Array.from({ length: 300 }, (_, i) =>
          site.add(makeLead({ referrer: 'r'.repeat(i) }), { channels: ['smtp'], from: new Date().toISOString() }),
        ),
      )
    await crowd()
    await site.add(lead, { channels: ['smtp'], from: new Date().toISOString() })
    await crowd()
    expect(filesWith('671234567')).not.toEqual([])
    expect(await desk.run('erase', '--phone', '0671234567', '--yes')).not.toContain('traces')
    for (const text of ['671234567', name, lead.id, lead.key]) expect(filesWith(text)).toEqual([])
    expect(await allLeads(site.database)).toHaveLength(600)
    await site.close()
  })

  it('of thousands of leads takes seconds', async () => {
    const leads = Array.from({ length: 5000 }, () => makeLead({ phone: '+380671234567' }))
    const others = Array.from({ length: 2000 }, () => makeLead())
    const mixed = others.flatMap((other, index) => [other, ...leads.slice(index * 3, index * 3 + 3)])
    for (let from = 0; from < mixed.length; from += 400) {
      const some = mixed.slice(from, from + 400)
      await desk.cli.db.insertInto('lead').values(some.map(toRow)).execute()
      const deliveries = some.map(({ id, createdAt }) => newDelivery(id, 'smtp', createdAt, createdAt))
      await desk.cli.db.insertInto('delivery').values(deliveries).execute()
    }
    const started = performance.now()
    expect(await desk.run('erase', '--phone', '0671234567', '--yes')).toMatch(/5.?000 leads/)
    // Two seconds where nothing else runs; minutes before.
    expect(performance.now() - started).toBeLessThan(20_000)
    expect(filesWith('671234567')).toEqual([])
    const lasting = leads.filter(({ id }, index) => index % 100 === 0 && filesWith(id).length > 0)
    expect(lasting).toEqual([])
  })

  it('names a copy made by hand that still holds the phone', async () => {
    await desk.add({ phone: '+380671234567' })
    writeFileSync(join(desk.folder, 'copy.csv'), 'Олена,+380671234567')
    expect(await desk.run('erase', '--phone', '0671234567', '--yes')).toContain('traces; run the command again')
    expect(await desk.run('erase', '--check', '--phone', '0671234567')).toContain('1 lead')
  })
})
