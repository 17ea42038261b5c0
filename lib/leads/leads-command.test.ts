import { databaseKinds, prepareDatabases } from '#e2e/support/test-databases'
import { openCommandDesk, spawnLeadsCommand, type CommandDesk } from '#e2e/support/leads-command'
import { noticeChannels } from '#lib/leads/channels/channel'
import type { LeadsCommandContext } from '#lib/leads/leads-command'
import type { Lead } from '#lib/leads/lead'

let desk: CommandDesk
let cli: LeadsCommandContext

const run = (...args: string[]) => desk.run(...args)
const add = (...args: Parameters<CommandDesk['add']>) => desk.add(...args)

afterEach(() => desk.close())

const now = Date.now()
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()

async function settle(lead: Lead, status: string) {
  const delivered =
    status === 'delivered' ? { deliveredAt: lead.createdAt } : { lastError: 'HTTP 500' }
  await cli.db
    .updateTable('delivery')
    .set({ status, attempts: 9, ...delivered })
    .where('leadId', '=', lead.id)
    .execute()
}

async function exportNumbers(...options: string[]) {
  const leads = JSON.parse(await run('export', '--format', 'json', ...options)) as Lead[]
  return leads.map(({ number }) => number)
}

async function deliveries(lead: Lead) {
  const query = cli.db
    .selectFrom('delivery')
    .select(['channel', 'status'])
    .where('leadId', '=', lead.id)
  return Object.fromEntries((await query.execute()).map(({ channel, status }) => [channel, status]))
}

describe.each(databaseKinds)('the commands for leads on %s', (kind) => {
  const newDatabase = prepareDatabases(kind)

  beforeEach(async () => {
    const { place } = await newDatabase()
    desk = await openCommandDesk('url' in place ? place.url : undefined)
    cli = desk.cli
  })

  it('outbox counts the deliveries of each channel and lists the undelivered leads', async () => {
    expect(await run('outbox')).toBe('No deliveries.\nSuspected spam, not sent: 0 leads')
    const dead = await add({ createdAt: ago(3), name: 'Дарія' }, 'provider', 'smtp')
    await settle(dead, 'dead')
    await settle(await add({ createdAt: ago(1) }, 'provider'), 'delivered')
    const pending = await add({ createdAt: ago(2) }, 'smtp')
    await add({ status: 'suspected' })
    const [provider, smtp, spam, ...leads] = (await run('outbox')).split('\n')
    expect(provider).toMatch(
      /^provider: 0 waiting, 1 given up, 1 delivered, oldest undelivered since /,
    )
    expect(smtp).toMatch(/^smtp: 1 waiting, 1 given up, 0 delivered, oldest undelivered since /)
    expect(spam).toBe('Suspected spam, not sent: 1 lead')
    expect(leads).toEqual([
      expect.stringMatching(
        new RegExp(`^${dead.number}  provider  given up  .*tries: 9  last answer: HTTP 500$`),
      ),
      expect.stringMatching(new RegExp(`^${dead.number}  smtp  given up  `)),
      expect.stringMatching(new RegExp(`^${pending.number}  smtp  next try .*tries: 0$`)),
    ])
    expect(leads.join()).not.toContain('Дарія')
  })

  it('export the newest lead first, and filter pending, dead, delivered and suspected leads', async () => {
    const dead = await add({ createdAt: ago(3) }, 'provider')
    const suspected = await add({ createdAt: ago(2), status: 'suspected' })
    const delivered = await add({ createdAt: ago(1) }, 'provider')
    await settle(dead, 'dead')
    await settle(delivered, 'delivered')
    expect(await exportNumbers()).toEqual([delivered, suspected, dead].map(({ number }) => number))
    // A notice contains neither a name nor a phone number. A lead with only a delivered notice is
    // therefore not delivered.
    for (const channel of noticeChannels)
      await settle(await add({ createdAt: ago(4) }, channel), 'delivered')
    for (const [status, lead] of Object.entries({ dead, suspected, delivered }))
      expect(await exportNumbers('--status', status)).toEqual([lead.number])
    expect(await exportNumbers('--status', 'pending')).toEqual([])
  })

  it('release a suspected lead', async () => {
    const both = { provider: 'pending', smtp: 'pending' }
    const one = await add({ status: 'suspected' })
    const two = await add({ status: 'suspected' })
    const three = await add()
    const numbers = [one, two, three].map(({ number }) => String(number)) as [
      string,
      string,
      string,
    ]
    await expect(run('retry', numbers[0])).rejects.toThrow(`"release ${numbers[0]}"`)
    await expect(run('release')).rejects.toThrow('Which lead?')
    await expect(run('release', numbers[0], numbers[2])).rejects.toThrow(
      `${numbers[2]} is not suspected`,
    )
    expect(await deliveries(one)).toEqual({})
    expect(await run('release', numbers[0], numbers[1])).toContain('on the way: 2 leads.')
    for (const lead of [one, two]) expect(await deliveries(lead)).toEqual(both)
  })

  it('export has a column for each campaign parameter', async () => {
    const day = '2026-11-20T12:00:00.000Z'
    await add({
      createdAt: day,
      firstTouch: { utm_source: 'mail', utm_id: '7' },
      lastTouch: { gclid: 'Cj0', page: '/ua' },
    })
    await add({ createdAt: '2026-11-22T12:00:00.000Z' })
    const [head = '', row = '', ...others] = (
      await run('export', '--from', '2026-11-19', '--to', '2026-11-20')
    ).split('\r\n')
    expect(others).toEqual([])
    const cells = Object.fromEntries(
      head.split(',').map((name, index) => [name, row.split(',')[index]]),
    )
    expect(cells).toMatchObject({
      first_utm_source: 'mail',
      first_utm_id: '7',
      last_gclid: 'Cj0',
      last_page: '/ua',
    })
  })

  /**
   * Matches characters that control a terminal or the text direction, such as ESC (U+001B). The
   * line feed is allowed and not matched.
   */
  const terminalControls =
    /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/

  it('write no escape sequence to the terminal, whatever a lead contains', async () => {
    const evil = 'A\u001b[2J\u009b1mB\u0007\u0085\u202eC\u2066\n\r\u2028D'
    const texts = { name: evil, order: evil, page: evil, referrer: evil, consentVersion: evil }
    await add({ ...texts, key: `${evil}1`, lastTouch: { utm_source: evil } }, evil)
    await cli.db.updateTable('delivery').set({ lastError: evil }).execute()
    const text = await run('outbox')
    expect(text).not.toMatch(terminalControls)
    expect(text.split('\n')).toHaveLength(3)
    expect(JSON.parse(await run('export', '--format', 'json'))).toContainEqual(
      expect.objectContaining({ name: evil }),
    )
  })
})

it('the commands for leads explain a wrong call', async () => {
  desk = await openCommandDesk()
  for (const [args, words] of [
    [['export', '--from', 'yesterday'], '--from yesterday: not a day'],
    [['export', '--status', 'lost'], '--status lost: must be one of'],
    [['export', '--colour'], "Unknown option '--colour'. Options of this command: --from"],
    [['retry'], 'Which lead?'],
    [['retry', 'nobody'], 'No lead with the number nobody'],
    [['export', '--format', 'xls'], '--format xls'],
    [['delete'], 'There is no command delete'],
  ] as const)
    await expect(run(...args)).rejects.toThrow(words)
  const typed = ['export', '--status', 'A\u001b[2J\u009b1mB\u0085\u202eC']
  const { status, stdout, stderr } = spawnLeadsCommand({ DATA_DIR: desk.folder }, ...typed)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^--status AB C: must be one of [\w, ]+\n$/)
})
