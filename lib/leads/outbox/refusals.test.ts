import { startLeadTaker, type LeadTaker, type Reply } from '#e2e/support/lead-taker'
import { startMailServer, type MailMode, type MailServer } from '#e2e/support/mail-server'
import { testLead } from '#e2e/support/test-lead'
import type { Channel } from '#lib/leads/channels/channel'
import { providerChannel } from '#lib/leads/channels/http'
import { openMailer, smtpChannel } from '#lib/leads/channels/mail'
import { attempt } from '#lib/leads/outbox/worker'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { backlog, claimDeliveries } from '#lib/leads/store/deliveries'

const [minute, hour] = [60_000, 3_600_000]
const start = Date.parse('2026-11-20T12:00:00.000Z')

describe.each(databaseKinds)('a lead in %s that is refused', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let store: LeadStore
  let taker: LeadTaker
  let mail: MailServer
  let now: number

  beforeAll(async () => {
    taker = await startLeadTaker()
    mail = await startMailServer()
  })

  afterAll(async () => {
    await taker.close()
    await mail.close()
  })

  beforeEach(async () => {
    database = await newDatabase()
    ;({ store } = await database.open())
    now = start
    for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockImplementation()
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await database.close()
  })

  /** Attempts what is due every hour, or as often as said, for so long; how many attempts that were. */
  async function workFor(channel: Channel, ms: number, every = hour): Promise<number> {
    let attempts = 0
    for (const end = now + ms; now < end; now += every) {
      const claimed = await claimDeliveries(store.database, channel.name, 'worker', 10, new Date(now), [])
      for (const each of claimed) {
        const clock = { now: () => new Date(now), random: () => 0.5 }
        const { settlement } = await attempt(channel, each, clock)
        await store.settle(settlement)
      }
      attempts += claimed.length
    }
    return attempts
  }

  /** What a receiver answers is read the same before either store: with the second, one case shows what it makes of it. */
  const cases = <T>(all: readonly T[]) => (kind === 'SQLite' ? all : all.slice(0, 1))

  const submit = (channel: Channel, lead = testLead({ name: crypto.randomUUID() })) =>
    store.add(lead, { channels: [channel.name], from: lead.createdAt }).then(() => lead)
  const statuses = async () =>
    (await store.database.selectFrom('delivery').select('status').execute()).map(({ status }) => status)

  it('by the provider, whatever it answers but success, is attempted again', async () => {
    const provider = providerChannel(taker.url, 2000)
    await submit(provider)
    const [claimed] = await claimDeliveries(store.database, provider.name, 'worker', 10, new Date(now), [])
    if (!claimed) throw new Error('Nothing to deliver')
    for (const status of [
      ...[302, 307, 400, 401, 402, 403, 404, 405, 408, 409, 410, 413],
      ...[422, 425, 429, 451, 500, 502, 503, 504, 599],
    ]) {
      taker.reply = { status }
      const { settlement } = await attempt(provider, claimed, { now: () => new Date(now), random: () => 0.5 })
      expect([status, settlement.status]).toEqual([status, 'pending'])
    }
  })

  const refusals: [string, Reply][] = [
    ...[401, 422, 500].map((status): [string, Reply] => [`HTTP ${status}`, { status }]),
    ['a broken connection', 'reset'],
  ]

  it.each(cases(refusals))('by the provider with %s for a day arrives once it is mended', async (_what, reply) => {
    const provider = providerChannel(taker.url, 2000)
    taker.reply = reply
    const lead = await submit(provider)
    await workFor(provider, 24 * hour)
    expect(taker.names()).not.toContain(lead.name)
    expect(await statuses()).toEqual(['pending'])
    taker.reply = { status: 200 }
    await workFor(provider, 7 * hour)
    expect(taker.names().filter((name) => name === lead.name)).toHaveLength(1)
    expect(await statuses()).toEqual(['delivered'])
  })

  const paces: [string, number][] = [
    ['400', 4],
    ['422', 4],
    ['401', 2],
  ]

  it.each(cases(paces))(
    'with HTTP %s is asked for again at its pace and given up after 72 hours',
    async (status, slower) => {
      const provider = providerChannel(taker.url, 2000)
      taker.reply = { status: Number(status) }
      await submit(provider)
      const firstDay = await workFor(provider, 24 * hour, 15 * minute)
      expect(firstDay).toBeLessThan(100 / slower)
      await workFor(provider, 47 * hour)
      expect(await statuses()).toEqual(['pending'])
      await workFor(provider, 8 * hour)
      expect(await statuses()).toEqual(['dead'])
      expect(await backlog(store.database, new Date(now))).toMatchObject({ oldest: null, dead: 1 })
    },
  )

  const mailRefusals: [string, MailMode][] = [
    ['the recipient', { recipient: 550 }],
    ['the message', { message: 554 }],
  ]

  it.each(cases(mailRefusals))(
    'by the mail server, which does not take %s, arrives once it is mended',
    async (_what, mode) => {
      const smtp = smtpChannel(openMailer({ url: mail.url, to: ['staff@clinic.example'] }), 'clinic.example')
      mail.mode = mode
      await submit(smtp)
      await workFor(smtp, 24 * hour)
      expect(await statuses()).toEqual(['pending'])
      mail.mode = 'ok'
      const before = mail.messages.length
      await workFor(smtp, 7 * hour)
      expect(mail.messages).toHaveLength(before + 1)
      expect(await statuses()).toEqual(['delivered'])
    },
  )
})
