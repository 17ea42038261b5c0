import { saveLead } from '#lib/leads/save-lead'
import { startMailServer } from '#e2e/support/mail-server'
import { databaseKinds, prepareDatabases } from '#e2e/support/test-databases'
import { makeFixedLead } from '#e2e/support/test-lead'
import { waitUntil } from '#e2e/support/wait-until'
import { mailChannel } from '#lib/leads/channels/mail'
import { openMailer } from '#lib/leads/mailer'
import { startWorker } from '#lib/leads/outbox/worker'

const hour = 3_600_000

describe.each(databaseKinds)('one of two mailboxes, in %s', (kind) => {
  const newDatabase = prepareDatabases(kind)

  it('that is refused for now gets its mail after a restart, and the other mailbox gets no second mail', async () => {
    for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockImplementation()
    const database = await newDatabase()
    const server = await startMailServer()
    const one = 'a@clinic.example'
    const other = 'b@clinic.example'
    const channel = mailChannel(openMailer({ url: server.url, to: [one, other] }))
    const first = await database.open()
    const rows = (db: typeof first.db) =>
      db.selectFrom('delivery').selectAll().executeTakeFirstOrThrow()

    server.mode = { recipient: 451, only: other, words: '4.7.1 Greylisted' }
    await saveLead(first.db, makeFixedLead(), ['smtp'])
    const before = startWorker(channel, () => Promise.resolve(first.store), { pollMs: 20 })
    await waitUntil(async () => (await rows(first.db)).recipients !== null)
    await before.stop()
    expect(await rows(first.db)).toMatchObject({
      status: 'pending',
      recipients: JSON.stringify([other]),
      lastError: 'SMTP 451 RCPT TO: 4.7.1 Greylisted',
      deliveredAt: null,
    })
    await database.close()

    server.mode = 'ok'
    const second = await database.open()
    const now = () => new Date(Date.now() + hour)
    const after = startWorker(channel, () => Promise.resolve(second.store), { pollMs: 20, now })
    await waitUntil(async () => (await rows(second.db)).status === 'delivered')
    await after.stop()
    expect(server.recipients).toEqual([[one], [other]])
    expect(await rows(second.db)).toMatchObject({ recipients: null, lastError: null })
    await database.close()
    await server.close()
    jest.restoreAllMocks()
  })
})
