import { startMailServer, type MailServer } from '#e2e/support/mail-server'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { testLead } from '#e2e/support/test-lead'
import { openMailer, type Mailer } from '#lib/leads/channels/mailer'
import { deliveryHealth } from '#lib/leads/health'
import { sendAlarms } from '#lib/leads/alerts/alarms'
import type { Settlement } from '#lib/leads/store/settle'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { claimDeliveries } from '#lib/leads/store/deliveries'

const minute = 60_000
const at = (minutes: number) => new Date(Date.parse('2026-11-20T12:00:00.000Z') + minutes * minute)

describe.each(databaseKinds)('with a store in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let store: LeadStore
  let server: MailServer
  let mailer: Mailer
  let logged: jest.SpyInstance<void, unknown[]>

  beforeEach(async () => {
    database = await newDatabase()
    ;({ store } = await database.open())
    server = await startMailServer()
    mailer = openMailer({ url: server.url, to: ['staff@clinic.example'], timeoutMs: 500 })
    jest.spyOn(console, 'info').mockImplementation()
    logged = jest.spyOn(console, 'error').mockImplementation()
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await server.close()
    await database.close()
  })

  /** A lead comes and its delivery ends so, some minutes after noon. */
  async function attempt(
    channel: string,
    status: 'pending' | 'delivered' | 'dead',
    minutes: number,
    more: Partial<Settlement> = {},
  ) {
    const now = at(minutes)
    await store.add(testLead({ createdAt: now.toISOString() }), { channels: [channel], from: now.toISOString() })
    const [claimed] = await claimDeliveries(store.database, channel, 'worker', 1, now, [])
    if (!claimed) throw new Error('Nothing claimed')
    const next = status === 'pending' ? { nextAttemptAt: at(minutes + 60).toISOString() } : {}
    await store.settle({
      id: claimed.id,
      worker: 'worker',
      channel,
      at: now.toISOString(),
      status,
      ...next,
      ...more,
    })
  }

  const look = (minutes: number, through: Mailer | null = mailer) =>
    sendAlarms(store.database, { mailer: through, host: 'clinic.example' }, at(minutes))
  const subjects = () =>
    server.messages.map((message) => /^Message-ID: <provider-\d+-(begin|end)@/im.exec(message)?.[1])
  const errors = () => logged.mock.calls.map(([line]) => String(line))

  it('staff get an e-mail after 15 minutes without a success, and one when it is over', async () => {
    await attempt('provider', 'pending', 0)
    await look(14)
    expect(subjects()).toEqual([])
    await attempt('provider', 'pending', 14)
    await look(15)
    await look(16)
    expect(subjects()).toEqual(['begin'])
    expect(errors()).toEqual([expect.stringContaining('"event":"deliveries-failing"')])
    await attempt('provider', 'delivered', 20)
    await look(20)
    await look(21)
    expect(subjects()).toEqual(['begin', 'end'])
    await attempt('provider', 'pending', 30)
    await look(45)
    expect(subjects()).toEqual(['begin', 'end', 'begin'])
  })

  it('staff get none for what passes', async () => {
    await attempt('provider', 'pending', 0)
    await attempt('provider', 'delivered', 10)
    await attempt('provider', 'pending', 11)
    await look(20)
    expect(server.messages).toEqual([])
  })

  it('staff get it when every lead is refused, as by a provider that has changed', async () => {
    await attempt('provider', 'pending', 0)
    await look(15)
    expect(subjects()).toEqual(['begin'])
  })

  it('staff get none for each further attempt at a lead that is refused while others arrive', async () => {
    await attempt('provider', 'pending', 0)
    await attempt('provider', 'delivered', 1)
    await attempt('provider', 'pending', 2, { isRefusedAgain: true })
    await look(60)
    expect(server.messages).toEqual([])
    // Others fail at the same moment: that counts.
    await Promise.all([
      attempt('provider', 'pending', 61, { isRefusedAgain: true }),
      attempt('provider', 'pending', 61),
    ])
    await look(76)
    expect(subjects()).toEqual(['begin'])
  })

  it('one of several instances sends it', async () => {
    const other = await database.open()
    await attempt('provider', 'pending', 0)
    await Promise.all([look(15), sendAlarms(other.store.database, { mailer, host: 'clinic.example' }, at(15))])
    expect(subjects()).toEqual(['begin'])
  })

  it('staff get it later when the mail server was away', async () => {
    await attempt('provider', 'pending', 0)
    server.mode = 'drop'
    await look(15)
    server.mode = 'ok'
    await look(16)
    await look(17)
    expect(subjects()).toEqual(['begin'])
    server.mode = 'drop'
    await attempt('provider', 'delivered', 18)
    await look(18)
    server.mode = 'ok'
    await look(19)
    await look(20)
    expect(subjects()).toEqual(['begin', 'end'])
  })

  it('failing e-mail is said in the log, not by e-mail', async () => {
    await attempt('smtp', 'pending', 0)
    await look(15)
    await look(16, null)
    expect(server.attempts()).toBe(0)
    expect(errors()).toEqual([expect.stringContaining('"channel":"smtp"')])
  })

  it('deliveries are well until one waits for too long or was given up; suspected spam is only counted', async () => {
    await store.add(testLead({ status: 'suspected' }), { channels: ['provider'], from: at(0).toISOString() })
    const well = { status: 'ok', deadLetters: { ok: true, count: 0 }, suspected: { count: 1 } }
    expect(await deliveryHealth(store.database, at(0))).toMatchObject(well)
    await attempt('provider', 'pending', 0)
    expect(await deliveryHealth(store.database, at(15))).toMatchObject({
      ...well,
      oldestDelivery: { ok: true, seconds: 900 },
    })
    const late = { status: 'failing', oldestDelivery: { ok: false, seconds: 960 } }
    expect(await deliveryHealth(store.database, at(16))).toMatchObject(late)
    await attempt('smtp', 'dead', 1)
    expect(await deliveryHealth(store.database, at(2))).toMatchObject({
      status: 'failing',
      deadLetters: { ok: false, count: 1 },
    })
  })
})
