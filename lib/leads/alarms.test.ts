import { saveLead } from '#lib/leads/save-lead'
import { startMailServer, type MailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { describeEachDatabase } from '#e2e/support/test-databases'
import { makeFixedLead } from '#e2e/support/test-lead'
import { mailDamageAlarm, sendAlarms } from '#lib/leads/alarms'
import type { MachineState } from '#lib/leads/machine-state'
import { getStaffTranslator } from '#lib/leads/staff-messages'
import { openMailer, type Mailer } from '#lib/leads/mailer'
import { claimDeliveries, settleDelivery } from '#lib/leads/outbox/claim'

const hour = 3_600_000
/** Returns the time `hours` hours after noon in Kyiv on 20 November 2026. */
const at = (hours: number) => new Date(Date.parse('2026-11-20T10:00:00.000Z') + hours * hour)

describeEachDatabase('staff, with a store', (given) => {
  let server: MailServer
  let mailer: Mailer
  let machine: MachineState
  let logged: Record<'info' | 'error', jest.SpyInstance<void, unknown[]>>

  beforeEach(async () => {
    machine = { backupAt: null, freeDisk: null, certificateEndsAt: null }
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
  })

  const look = (hours: number, through: Mailer | null = mailer, looked = given.store) =>
    sendAlarms(looked.database, through, machine, at(hours))
  const subjects = () => server.messages.map((raw) => readMail(raw).subject)
  const lastText = () => readMail(server.messages.at(-1) ?? '').text
  const errors = (event: string) =>
    logged.error.mock.calls.filter(([line]) => String(line).includes(`"${event}"`))

  const suspect = (hours: number) =>
    saveLead(given.db, makeFixedLead({ status: 'suspected', createdAt: at(hours).toISOString() }))

  /**
   * Saves a lead at the time `at(hours)` and gives its delivery the status `status`. A pending
   * delivery is retried after four hours.
   */
  async function attempt(
    hours: number,
    status: 'pending' | 'delivered' | 'dead',
    channel = 'provider',
  ) {
    const time = at(hours).toISOString()
    await saveLead(given.db, makeFixedLead({ createdAt: time }), [channel])
    const [claimed] = await claimDeliveries(given.db, channel, 'worker', 1, at(hours))
    if (!claimed) throw new Error('Nothing claimed')
    const nextAttemptAt = at(hours + 4).toISOString()
    await settleDelivery(given.db, {
      ...claimed,
      at: time,
      status,
      nextAttemptAt,
      error: 'HTTP 422',
    })
  }

  it('get a mail about late deliveries after 15 minutes and the next morning, and none about delivered leads', async () => {
    await attempt(0, 'pending')
    await attempt(0.1, 'delivered')
    await attempt(0.2, 'pending', 'smtp')
    await look(0.24)
    expect(subjects()).toEqual([])
    await look(0.25)
    await look(0.26)
    expect(subjects()).toEqual(['Заявки не доходять'])
    expect(lastText()).toContain(
      'provider: 1, перша від 20 листопада 2026 р. о 12:00, остання відповідь: HTTP 422',
    )
    expect(errors('alarm')).toHaveLength(1)
    // The failure of another channel is a new fault. Its mail is sent an hour after the previous
    // mail.
    await look(1.2)
    expect(subjects()).toHaveLength(1)
    await look(1.3)
    expect(lastText()).toContain('smtp: 1')
    await look(19.9)
    expect(subjects()).toHaveLength(2)
    await look(20)
    expect(subjects()).toHaveLength(3)
    await given.db.updateTable('delivery').set({ status: 'delivered' }).execute()
    await look(48)
    expect(subjects()).toHaveLength(3)
  })

  it('get one mail within the hour about suspected leads and how to release them, without personal data', async () => {
    await suspect(0)
    await saveLead(given.db, makeFixedLead({ createdAt: at(0).toISOString() }))
    await look(1)
    await look(2)
    expect(subjects()).toEqual(['Заявки, схожі на спам: 1'])
    expect(lastText()).toContain('leads -- release')
    expect(JSON.stringify([server.messages, lastText(), logged.info.mock.calls])).not.toMatch(
      /Олена|671234567/,
    )
    for (let each = 0; each < 24; each++) await suspect(3)
    await look(3)
    await suspect(3.1)
    await look(3.9)
    expect(subjects()).toEqual(['Заявки, схожі на спам: 1', 'Заявки, схожі на спам: 24'])
    await look(4)
    expect(subjects()).toHaveLength(3)
    // It is eight in the morning of the next day. A mail does not report suspected leads a second
    // time.
    await look(20)
    expect(server.messages).toHaveLength(3)
    server.messages.splice(2)
    await look(44)
    expect(server.messages).toHaveLength(2)
  })

  it('get one mail about all dead letters, the next mail an hour later at the earliest, and one the next morning', async () => {
    await attempt(0, 'dead')
    await attempt(0, 'dead')
    await look(0.1)
    expect(subjects()).toEqual(['Заявки не доставлено'])
    expect(lastText()).toContain('provider: 2, перша від ')
    expect(lastText()).toContain('retry --all-dead')
    await attempt(0.2, 'dead')
    await look(0.5)
    expect(server.messages).toHaveLength(1)
    await look(1.2)
    await look(5)
    expect(server.messages).toHaveLength(2)
    for (const hours of [20, 44, 68]) await look(hours)
    expect(server.messages).toHaveLength(3)
  })

  it('get a mail about a late backup, a full disk and a certificate that ends soon, and again the next morning', async () => {
    const day = 24 * hour
    machine = {
      backupAt: at(0).getTime() - 25 * hour,
      freeDisk: 0.11,
      certificateEndsAt: at(0).getTime() + 15 * day,
    }
    await look(0)
    expect(server.messages).toHaveLength(0)
    machine = {
      backupAt: at(0).getTime() - 27 * hour,
      freeDisk: 0.09,
      certificateEndsAt: at(0).getTime() + 13 * day,
    }
    await look(0)
    const t = getStaffTranslator('Alarms')
    const titles = [t('backupTitle'), t('diskTitle'), t('certificateTitle')]
    expect(subjects()).toEqual([titles.join('; ')])
    expect(lastText()).toContain(`${t('freeDisk')}: 9\u00a0%`)
    await look(2)
    expect(subjects()).toHaveLength(1)
    await look(24)
    expect(subjects()).toHaveLength(2)
    machine = { ...machine, backupAt: 0, freeDisk: null, certificateEndsAt: null }
    await look(48)
    expect(lastText()).toContain(`${t('lastBackup')}: ${t('none')}`)
  })

  it('get the mail from one of several instances', async () => {
    const others = await Promise.all([given.database.open(), given.database.open()])
    await suspect(0)
    await Promise.all([look(1), ...others.map((other) => look(1, mailer, other.store))])
    expect(server.messages).toHaveLength(1)
  })

  it('get the mail later if the mail server or the sending instance failed', async () => {
    await suspect(0)
    server.mode = 'drop'
    await look(1)
    expect(errors('alarm-not-sent')).toHaveLength(1)
    server.mode = 'ok'
    await look(1.05)
    expect(server.messages).toEqual([])
    await look(1.1)
    await look(1.6)
    expect(server.messages).toHaveLength(1)
  })

  it('get a mail although the last mail was sent while the clock was a month ahead', async () => {
    await suspect(24 * 30)
    await look(24 * 30 + 1)
    await suspect(0)
    await look(1)
    expect(server.messages).toHaveLength(2)
  })
})

it('staff get a mail about a damaged database, at most once a day', async () => {
  const mailer = jest.fn().mockResolvedValue(undefined)
  await mailDamageAlarm(mailer)
  await mailDamageAlarm(mailer)
  expect(mailer).toHaveBeenCalledTimes(1)
})
