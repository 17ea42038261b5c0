import { startMailServer, type MailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { testLead } from '#e2e/support/test-lead'
import { openMailer, type Mailer } from '#lib/leads/channels/mailer'
import { sendNotices } from '#lib/leads/alerts/notices'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { claimDeliveries } from '#lib/leads/store/deliveries'

const hour = 3_600_000
/** Hours after noon in Kyiv. */
const at = (hours: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + hours * hour)

describe.each(databaseKinds)('with a store in %s staff', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let store: LeadStore
  let server: MailServer
  let mailer: Mailer
  let logged: Record<'info' | 'error', jest.SpyInstance<void, unknown[]>>

  beforeEach(async () => {
    database = await newDatabase()
    ;({ store } = await database.open())
    server = await startMailServer()
    mailer = openMailer({ url: server.url, to: ['staff@clinic.example'], timeoutMs: 500 })
    logged = {
      info: jest.spyOn(console, 'info').mockImplementation(),
      error: jest.spyOn(console, 'error').mockImplementation(),
    }
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await server.close()
    await database.close()
  })

  const look = (hours: number, through: Mailer | null = mailer, looked = store) =>
    sendNotices(looked.database, { mailer: through, host: 'clinic.example' }, at(hours))
  const subjects = () => server.messages.map((raw) => readMail(raw).subject)
  const errors = (event: string) => logged.error.mock.calls.filter(([line]) => String(line).includes(event))

  async function suspect(hours: number, name = 'Олена') {
    const lead = testLead({ name, status: 'suspected', createdAt: at(hours).toISOString() })
    await store.add(lead)
    return lead
  }

  async function giveUp(hours: number) {
    const [time, now] = [at(hours).toISOString(), at(hours)]
    await store.add(testLead({ createdAt: time }), { channels: ['provider'], from: time })
    const [claimed] = await claimDeliveries(store.database, 'provider', 'worker', 1, now, [])
    if (!claimed) throw new Error('Nothing claimed')
    const { id, worker } = claimed
    await store.settle({ id, worker, channel: 'provider', at: time, status: 'dead', error: 'HTTP 422' })
  }

  it('hear once a day of what looks like spam, with what they need to release it', async () => {
    const first = await suspect(0, 'Олена <b>Коваль</b>')
    await store.add(testLead({ name: 'Не спам', createdAt: at(0).toISOString() }))
    await look(1)
    await look(2)
    expect(subjects()).toEqual(['Заявки, схожі на спам: 1'])
    const { head, subject, text, html } = readMail(server.messages[0] ?? '')
    for (const said of [first.id.slice(0, 8), 'Коваль', '+380\u00A067\u00A0123\u00A045\u00A067', 'leads -- release'])
      expect(text).toContain(said)
    expect(text).not.toContain('Не спам')
    expect(html).not.toContain('<b>')
    expect(head).toMatch(/^Message-ID: <suspected-\d+@clinic.example>/im)
    for (const personal of ['Коваль', '123']) expect(subject).not.toContain(personal)
    expect(JSON.stringify(logged.info.mock.calls)).not.toMatch(/Коваль|671234567/)

    await suspect(3)
    await suspect(4)
    await look(5)
    expect(server.messages).toHaveLength(1)
    // Eight in the morning of the next day.
    await look(19.9)
    expect(server.messages).toHaveLength(1)
    await look(20)
    expect(subjects()).toEqual(['Заявки, схожі на спам: 1', 'Заявки, схожі на спам: 2'])
    expect(readMail(server.messages[1] ?? '').text).toContain('разом 3')
    await look(44)
    expect(server.messages).toHaveLength(2)
  })

  it('are shown twenty of a flood, and its size', async () => {
    for (let each = 0; each < 25; each++) await suspect(each / 100, `Ім’я ${each}.`)
    await look(1)
    expect(subjects()).toEqual(['Заявки, схожі на спам: 25'])
    const { text } = readMail(server.messages[0] ?? '')
    expect(text.match(/Ім’я \d+\./g)).toHaveLength(20)
    expect(text).toContain('Ім’я 24.')
    expect(text).toContain('останні 20')
  })

  it('hear of it from one of several instances', async () => {
    const others = await Promise.all([database.open(), database.open()])
    await suspect(0)
    await Promise.all([look(1), ...others.map((other) => look(1, mailer, other.store))])
    expect(server.messages).toHaveLength(1)
  })

  it('hear of it later when the mail server was away, or the instance whose turn it was has died', async () => {
    await suspect(0)
    server.mode = 'drop'
    await look(1)
    expect(errors('notice-not-sent')).toHaveLength(1)
    server.mode = 'ok'
    await look(1.1)
    expect(server.messages).toEqual([])
    await look(1.3)
    expect(server.messages).toHaveLength(1)
    await look(1.6)
    expect(server.messages).toHaveLength(1)
  })

  it('find it in the log once a day where there is no e-mail', async () => {
    await suspect(0)
    await look(1, null)
    await look(2, null)
    await suspect(3)
    await look(21, null)
    const lines = errors('suspected-leads').map(([line]) => JSON.parse(String(line)) as object)
    expect(lines).toMatchObject([
      { level: 'error', fresh: 1, waiting: 1 },
      { level: 'error', fresh: 1, waiting: 2 },
    ])
  })

  it('hear of it although the clock was a month ahead when they were told before', async () => {
    await suspect(24 * 30)
    await look(24 * 30 + 1)
    await suspect(0)
    await look(1)
    expect(server.messages).toHaveLength(2)
  })

  it('hear of what was given up, of many at once, and again an hour later at the earliest', async () => {
    await giveUp(0)
    await giveUp(0)
    await look(0.1)
    expect(subjects()).toEqual(['Заявки не доставлено'])
    const { text } = readMail(server.messages[0] ?? '')
    expect(text).toContain('provider: 2, остання відповідь: HTTP 422')
    expect(text).toContain('retry --all-dead')
    await giveUp(0.2)
    await look(0.5)
    expect(server.messages).toHaveLength(1)
    await look(1.2)
    await look(5)
    expect(server.messages).toHaveLength(2)
    expect(errors('deliveries-given-up')).toHaveLength(2)
  })
})
