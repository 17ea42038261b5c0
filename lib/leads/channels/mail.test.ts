import { hostname, networkInterfaces } from 'node:os'
import { env } from '#lib/env'
import { mailChannel } from '#lib/leads/channels/mail'
import { openMailer } from '#lib/leads/mailer'
import { startMailServer, type MailMode, type MailServer } from '#e2e/support/mail-server'
import { readMail } from '#e2e/support/read-mail'
import { makeFixedLead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'

let server: MailServer

beforeEach(async () => {
  server = await startMailServer()
})

afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

const open = (timeoutMs?: number) =>
  mailChannel(
    openMailer({
      url: server.url,
      to: ['a@clinic.example', 'b@clinic.example'],
      ...(timeoutMs && { timeoutMs }),
    }),
  )

/** Delivers the lead, and returns the mail that the server received. */
async function received(lead: Lead) {
  expect(await open().deliver(lead)).toEqual({ kind: 'delivered' })
  return readMail(server.messages.at(-1) ?? '')
}

it('contains name, phone, order, language, page and campaign, with the phone in international form', async () => {
  jest.replaceProperty(env, 'SITE_URL', 'https://clinic.example')
  const { head, text } = await received(
    makeFixedLead({
      number: 1284,
      name: 'Олена Коваль',
      phoneNote: 'доб. 12',
      order: 'weight-loss:free-consultation',
      language: 'en',
      page: '/en/weight-loss',
      referrer: 'https://search.example/?q=a&b',
      firstTouch: { utm_source: 'google' },
      lastTouch: { utm_source: 'facebook', utm_campaign: 'осінь' },
    }),
  )
  for (const expected of [
    'Олена Коваль',
    '+380 67 123 45 67',
    'Дописано до номера: доб. 12',
    'Безоплатна консультація зі схуднення',
    'англійська',
    '/en/weight-loss',
    'https://search.example/?q=a&b',
    'utm_source=google',
    'utm_source=facebook, utm_campaign=осінь',
    '20 листопада 2026',
    'Відкрити заявку: https://clinic.example/staff/all?lead=1284',
    'Номер заявки 1284.',
  ])
    expect(text).toContain(expected)
  expect(head).toMatch(/^To: a@clinic.example, b@clinic.example$/m)
  expect(head).toMatch(/^From: a@clinic.example$/m)
})

it('shows typed text on one line as plain text, and an unknown order as «Інше»', async () => {
  const name = `<script>alert(1)</script> "O'Brien" & Co\u202Egnp.exe`
  const { head, subject, text } = await received(
    makeFixedLead({
      name,
      order: 'PAY 500 UAH TO …',
      page: '/\r\nX: y',
    }),
  )
  expect(head).toMatch(/^Content-Type: text\/plain/m)
  expect(text).toContain(`<script>alert(1)</script> "O'Brien" & Co gnp.exe`)
  expect(text).toContain('Сторінка: / X: y')
  expect(head).not.toMatch(/^Bcc/m)
  expect(subject).toBe('Нова заявка: Інше')
  expect(text).not.toMatch(/PAY|evil/)
})

it('a repeated mail has the same Message-ID, and the subject has no name', async () => {
  const lead = makeFixedLead({ name: 'Olena' })
  const id = (head: string) => /^Message-ID: (.+)$/im.exec(head)?.[1]
  const first = await received(lead)
  const second = await received({ ...lead, id: crypto.randomUUID() })
  expect(id(first.head)).toMatch(/^<[0-9a-f]{40}@localhost>/)
  expect(id(second.head)).toBe(id(first.head))
  expect(first.subject).toBe('Нова заявка: Консультація')
})

it.each<[string, MailMode, string]>([
  ['refuses the recipients', { recipient: 550 }, 'SMTP 550 RCPT TO: No … here'],
  ['greylists', { recipient: 451 }, 'SMTP 451 RCPT TO: No … here'],
  ['refuses the message', { message: 554 }, 'SMTP 554 DATA: No message here'],
  ['closes the connection', 'drop', 'ECONNECTION'],
  ['sends no reply', 'silent', 'ETIMEDOUT'],
])('when the mail server %s, the mail is retried', async (_what, mode, reason) => {
  server.mode = mode
  expect(await open(mode === 'silent' ? 200 : undefined).deliver(makeFixedLead())).toEqual({
    kind: 'retry',
    reason,
  })
  expect(server.messages).toEqual([])
  server.mode = 'ok'
  expect(await open().deliver(makeFixedLead())).toEqual({ kind: 'delivered' })
})

const lead = makeFixedLead({ name: 'Olena Коваль', phone: '+380671234567', order: 'check-up' })

it.each<[string, MailMode, string]>([
  [
    'about an address',
    { recipient: 550, words: '5.1.1 <b@clinic.example>: Mailbox unavailable' },
    '5.1.1 … Mailbox unavailable',
  ],
  [
    'about a policy',
    { message: 554, words: '5.7.1 Blocked by RBL, see https://rbl.example/?1.2.3.4' },
    '5.7.1 Blocked by RBL, see …',
  ],
  [
    'with the sent lead',
    {
      message: 554,
      words: '5.6.0 Spam: "Olena Коваль" olenasite +380 67 123 45 67 T2xlbmEg 0J7Qu9C10L3QsA==',
    },
    '5.6.0 Spam: …',
  ],
])('shows the reply %s to staff, without any data of the lead', async (_name, mode, shown) => {
  server.mode = mode
  const outcome = await open().deliver(lead)
  expect(outcome).toEqual({
    kind: 'retry',
    reason: expect.stringMatching(/^SMTP 55[04] (RCPT TO|DATA): /) as string,
  })
  expect(
    outcome.kind === 'retry' && outcome.reason.replace(/^SMTP 55[04] (RCPT TO|DATA): /, ''),
  ).toBe(shown)
})

describe('one of two recipients,', () => {
  const one = 'a@clinic.example'
  const other = 'b@clinic.example'
  const greylisted: MailMode = {
    recipient: 451,
    only: other,
    words: '4.7.1 Greylisted, try again later',
  }
  const deferred = {
    recipients: [other],
    reason: 'SMTP 451 RCPT TO: 4.7.1 Greylisted, try again later',
  }
  const refused: MailMode = { recipient: 550, only: other, words: '5.2.2 Mailbox full' }
  let logged: jest.SpyInstance<void, unknown[]>

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation()
  })

  it('refused for now, gets the mail later, alone', async () => {
    server.mode = greylisted
    expect(await open().deliver(lead)).toEqual({ kind: 'delivered', deferred })
    expect(await open().deliver(lead, [other])).toEqual({ kind: 'delivered', deferred })
    server.mode = 'drop'
    expect(await open().deliver(lead, [other])).toEqual({ kind: 'retry', reason: 'ECONNECTION' })
    server.mode = 'ok'
    expect(await open().deliver(lead, [other])).toEqual({ kind: 'delivered' })
    expect(server.recipients).toEqual([[one], [other]])
    expect(server.messages.map((message) => /^To: .*$/m.exec(message)?.[0])).toEqual(
      Array(2).fill(`To: ${one}, ${other}`),
    )
    expect(logged).not.toHaveBeenCalled()
  })

  it('refused for good, is not retried; the log has its number and the reason', async () => {
    server.mode = refused
    const refusal = 'SMTP 550 RCPT TO: 5.2.2 Mailbox full'
    expect(await open().deliver(lead)).toEqual({ kind: 'delivered', refusal })
    expect(await open().deliver(lead, [other])).toEqual({ kind: 'delivered', refusal })
    expect(server.recipients).toEqual([[one]])
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as object)
    expect(lines).toEqual(
      Array(2).fill(
        expect.objectContaining({ event: 'mail-recipient-refused', reason: refusal, recipient: 2 }),
      ),
    )
  })

  it('removed from the settings, gets no mail', async () => {
    expect(await open().deliver(lead, ['left@clinic.example'])).toEqual({ kind: 'delivered' })
    expect(server.attempts()).toBe(0)
  })
})

it.each([
  ['smtp://nowhere.invalid:587', /^E/],
  ['smtp://127.0.0.1:1', /^ECONNREFUSED$/],
  ['smtp://localhost:encrypted', /^\w*CERT\w*$/],
  ['smtps://127.0.0.1:plain', /^ERR_SSL_WRONG_VERSION_NUMBER$/],
  ['smtp://clinic:a&b%23%2F%3F%40%25@127.0.0.1:plain', /^SMTP 535 AUTH PLAIN$/],
])('reports the failed step of a mail through %s', async (address, reason) => {
  const encrypted = await startMailServer('127.0.0.1', { disabledCommands: [] })
  const portOf = { plain: new URL(server.url).port, encrypted: new URL(encrypted.url).port }
  const url = address.replace(/plain|encrypted/, (name) => portOf[name as keyof typeof portOf])
  server.mode = { password: 535 }
  const deliver = mailChannel(
    openMailer({ url, to: ['a@clinic.example'], timeoutMs: 5000 }),
  ).deliver(makeFixedLead())
  expect(await deliver).toEqual({ kind: 'retry', reason: expect.stringMatching(reason) as string })
  expect(server.passwords).toEqual(url.includes('@') ? ['a&b#/?@%'] : [])
  await encrypted.close()
})

it('sends password and lead in clear text only on this machine, or when the settings allow it', async () => {
  const [address = hostname()] = Object.values(networkInterfaces())
    .flat()
    .flatMap((each) => (each && !each.internal && each.family === 'IPv4' ? [each.address] : []))
  const other = await startMailServer(address)
  const deliver = (url: string, isInsecure = false) =>
    mailChannel(
      openMailer({
        url: url.replace('//', '//clinic:secret@'),
        to: ['a@clinic.example'],
        isInsecure,
      }),
    ).deliver(makeFixedLead())
  for (const url of [other.url, `${other.url}?requireTLS=false`, `${other.url}?ignoreTLS=true`])
    expect(await deliver(url)).toMatchObject({
      kind: 'retry',
      reason: 'SMTP 500 STARTTLS: Error: command not recognized',
    })
  expect([other.passwords, other.attempts()]).toEqual([[], 0])
  expect(await deliver(other.url, true)).toEqual({ kind: 'delivered' })
  expect(other.passwords).toEqual(['secret'])
  expect(await deliver(server.url)).toEqual({ kind: 'delivered' })
  await other.close()
})
