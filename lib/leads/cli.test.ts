import { getSiteContent } from '#lib/content/current-content'
import { databaseKinds, prepareDatabases } from '#e2e/support/test-databases'
import { openCommandDesk, spawnLeadsCommand, type CommandDesk } from '#e2e/support/leads-command'
import { noticeChannels } from '#lib/leads/channels/channel'
import { acceptedConsent } from '#lib/leads/consent'
import type { Cli } from '#lib/leads/cli'
import type { Lead } from '#lib/leads/lead'

let desk: CommandDesk
let cli: Cli

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

async function deliveries(lead: Lead) {
  const query = cli.db
    .selectFrom('delivery')
    .select(['channel', 'status'])
    .where('leadId', '=', lead.id)
  return Object.fromEntries((await query.execute()).map(({ channel, status }) => [channel, status]))
}

describe.each(databaseKinds)('staff’s commands on %s', (kind) => {
  const newDatabase = prepareDatabases(kind)

  beforeEach(async () => {
    const { place } = await newDatabase()
    desk = await openCommandDesk('url' in place ? place.url : undefined)
    cli = desk.cli
  })

  it('list the newest first, with what became of them', async () => {
    expect(await run('list')).toBe('No leads.')
    const dead = await add(
      { createdAt: ago(3), name: 'Дарія', phone: '+380671112233', language: 'en' },
      'provider',
    )
    const suspected = await add({ createdAt: ago(2), status: 'suspected', order: 'check-up' })
    const delivered = await add({ createdAt: ago(1), name: 'Evil \u001b[2J' }, 'provider')
    await settle(dead, 'dead')
    await settle(delivered, 'delivered')
    const lines = (await run('list')).split('\n')
    expect(lines.map((line) => Number(line.split(' ')[0]))).toEqual(
      [delivered, suspected, dead].map(({ number }) => number),
    )
    expect(lines[0]).toMatch(/Evil {3}consultation {2}\(ua\)$/)
    expect(lines[1]).toContain('check-up  (ua)  [suspected spam')
    expect(lines[2]).toContain(
      '+380\u00A067\u00A0111\u00A022\u00A033  Дарія  consultation  (en)  [NOT DELIVERED',
    )
    // These told that it came, and nobody who it is: it has reached no one.
    for (const channel of noticeChannels)
      await settle(await add({ createdAt: ago(4) }, channel), 'delivered')
    for (const [status, lead] of Object.entries({ dead, suspected, delivered })) {
      expect(await run('list', '--status', status)).toMatch(new RegExp(`^${lead.number} .*$`))
    }
    const details = await run('show', String(dead.number))
    expect(details).toContain('phone: +380671112233')
    expect(details).toContain(
      'delivery by provider: NOT DELIVERED, given up, tries: 9, last answer: HTTP 500',
    )
  })

  it('show the text a visitor consented to, in the language it was shown in', async () => {
    const { version, hash } = acceptedConsent(undefined, 'en')
    const lead = await add({ consentVersion: version, consentHash: hash, consentLanguage: 'en' })
    const shown = await run('show', String(lead.number))
    expect(shown).toContain(
      `accepted text (${version}): ${getSiteContent().consents.records[version]?.sentence.en}`,
    )
    for (const name of ['terms', 'privacy-policy'] as const) {
      const file = `content/consents/${version}/${name}.en.txt`
      expect(shown).toContain(
        `accepted document: ${file}, SHA-256 ${getSiteContent().consents.records[version]?.documents[name].en}`,
      )
    }
    const { number } = await add({ consentHash: 'f'.repeat(64) })
    expect(await run('show', String(number))).toContain('accepted text: not on record')
  })

  it('release what only looked like spam', async () => {
    const both = { provider: 'pending', smtp: 'pending' }
    const [one, two, three] = [
      await add({ status: 'suspected' }),
      await add({ status: 'suspected' }),
      await add(),
    ]
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

  it('erase every lead of a phone, however it is spelt', async () => {
    const mine = [
      await add({ phone: '+380671234567' }, 'smtp'),
      await add({ phone: '+380671234567', name: 'Інна' }),
    ]
    const others = await add({ phone: '+380671234568' }, 'smtp')
    await expect(run('erase', '--phone', '067 123 45 67')).rejects.toThrow(
      '2 leads with this phone. Add --yes',
    )
    await expect(run('erase', '--phone', '067 123', '--yes')).rejects.toThrow('one whole number')
    expect(await run('erase', '--phone', '+38 (067) 123-45-67', '--yes')).toMatch(
      /^Erased for good: 2 leads/,
    )
    expect(JSON.parse(await run('export', '--format', 'json'))).toEqual([
      expect.objectContaining({ id: others.id }),
    ])
    for (const lead of mine) expect(await deliveries(lead)).toEqual({})
    expect(await deliveries(others)).toEqual({ smtp: 'pending' })

    expect(await run('erase', '--phone', '671234567')).toBe(
      'Nothing to erase: no lead has this phone.',
    )
    await run('erase', String(others.number), '--yes')
    expect(await run('list')).toBe('No leads.')
  })

  it('export a column for each parameter of a campaign', async () => {
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

  it('write nothing that a terminal would obey, whatever is stored or typed', async () => {
    const evil = 'A\u001b[2J\u009b1mB\u0007\u0085\u202eC\u2066\n\r\u2028D'
    const texts = { name: evil, order: evil, page: evil, referrer: evil, consentVersion: evil }
    const lead = await add({ ...texts, key: `${evil}1`, lastTouch: { utm_source: evil } }, evil)
    await add({ ...texts, key: `${evil}2` })
    for (const text of [await run('list'), await run('show', String(lead.number))])
      expect(text).not.toMatch(
        /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/,
      )
    expect((await run('list')).split('\n')).toHaveLength(2)
    expect(JSON.parse(await run('export', '--format', 'json'))).toContainEqual(
      expect.objectContaining({ name: evil }),
    )
  })
})

it('staff’s commands explain to whoever calls one wrongly what is wrong', async () => {
  desk = await openCommandDesk()
  for (const [args, words] of [
    [['list', '--from', 'yesterday'], '--from yesterday: not a day'],
    [['list', '--status', 'lost'], '--status lost: must be one of'],
    [['list', '--colour'], "Unknown option '--colour'. Options of this command: --from"],
    [['show'], 'Which lead?'],
    [['show', 'nobody'], 'No lead with the number nobody'],
    [['export', '--format', 'xls'], '--format xls'],
    [['delete'], 'There is no command delete'],
  ] as const)
    await expect(run(...args)).rejects.toThrow(words)
  const typed = ['list', '--status', 'A\u001b[2J\u009b1mB\u0085\u202eC']
  const { status, stdout, stderr } = spawnLeadsCommand({ DATA_DIR: desk.folder }, ...typed)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^--status AB C: must be one of [\w, ]+\n$/)
})
