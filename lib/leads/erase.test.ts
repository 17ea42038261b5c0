import { runLeads, openDesk, type StaffDesk } from '#e2e/support/staff-desk'

let desk: StaffDesk

beforeEach(async () => {
  desk = await openDesk()
})

afterEach(() => desk.close())

it('explains to whoever calls a command wrongly what is wrong', async () => {
  for (const [args, words] of [
    [['list', '--from', 'yesterday'], '--from yesterday: not a day'],
    [['list', '--status', 'lost'], '--status lost: must be one of'],
    [['list', '--colour'], "Unknown option '--colour'. Options of this command: --from"],
    [['show'], 'Which lead?'],
    [['show', 'nobody'], 'No lead with the number nobody'],
    [['erase', '--check'], '--check needs --phone'],
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
