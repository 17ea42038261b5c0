import { createServer, type Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { findFreePort, listenOnLoopback } from '#e2e/support/free-port'
import { startLeadReceiver, type LeadReceiver } from '#e2e/support/lead-receiver'
import { makeFixedLead } from '#e2e/support/test-lead'
import { env } from '#lib/env'
import { makeIdempotencyKey, type Channel } from '#lib/leads/channels/channel'
import { providerChannel } from '#lib/leads/channels/provider'
import { telegramChannel } from '#lib/leads/channels/telegram'
import { webhookChannel } from '#lib/leads/channels/webhook'

const lead = makeFixedLead({
  name: 'Олена Коваль',
  phoneNote: 'доб. 12',
  number: 1284,
  order: 'package:concierge-light',
})

let taker: LeadReceiver
let logged: unknown[][]

const local = env.SITE_URL

beforeEach(async () => {
  env.SITE_URL = 'https://clinic.example'
  taker = await startLeadReceiver()
  logged = []
  for (const level of ['info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void logged.push(line))
})

afterEach(async () => {
  env.SITE_URL = local
  await taker.close()
  jest.restoreAllMocks()
})

describe('the provider', () => {
  const deliver = () => providerChannel(taker.url).deliver(lead)

  it('gets only name and phone, and the same key in every attempt', async () => {
    expect(await deliver()).toEqual({ kind: 'delivered' })
    await providerChannel(taker.url).deliver(makeFixedLead({ ...lead, id: crypto.randomUUID() }))
    const [first, second] = taker.came
    expect(first).toMatchObject({ method: 'POST', path: '/api/subscribe' })
    expect(first?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(first?.body ?? '')).toEqual({ name: lead.name, phone: '+380671234567' })
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{40}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
    expect(makeIdempotencyKey(makeFixedLead())).not.toBe(first?.headers['idempotency-key'])
  })

  it.each([
    [
      'an error',
      `HTTP/1.1 500 ${lead.name} ${lead.phone}\r\nX-Lead: ${lead.phone}\r\n\r\n${lead.name}`,
    ],
    ['a response that is not HTTP', `${lead.name} ${lead.phone}\r\n\r\n`],
    ['endless headers', `HTTP/1.1 200 OK\r\n${`X-Lead: ${lead.phone}\r\n`.repeat(2000)}`],
    ['a response without an end', `HTTP/1.1 200 OK\r\n\r\n${lead.phone}`],
    ['endless 100 Continue', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1000)],
  ])(
    'is aborted at the timeout, and the log has no part of its response: %s',
    async (_title, answer) => {
      const sockets = new Set<Socket>()
      const server = createServer((socket) => {
        sockets.add(socket.on('error', () => undefined).once('data', () => socket.write(answer)))
      })
      const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
      try {
        const outcome = await providerChannel(url, 500).deliver(lead)
        expect(outcome.kind).toBe('retry')
        expect(logged).toHaveLength(1)
        expect(JSON.stringify([outcome, logged])).not.toMatch(/Олена|671234567/)
      } finally {
        for (const socket of sockets) socket.destroy()
        server.close()
      }
    },
  )

  it('gets another attempt after any response but a success, not before its Retry-After', async () => {
    taker.reply = { status: 204 }
    expect(await deliver()).toEqual({ kind: 'delivered' })
    for (const status of [
      302, 307, 400, 401, 403, 404, 408, 409, 410, 413, 422, 425, 429, 500, 503,
    ]) {
      taker.reply = { status, headers: { 'Retry-After': '7', Location: '/elsewhere' } }
      const kind = [400, 422].includes(status) ? 'refused' : 'retry'
      expect(await deliver()).toEqual({ kind, retryAfter: 7, reason: `HTTP ${status}` })
    }
    expect(taker.came).toHaveLength(16)
    const day = new Date(Date.now() + 60_000).toUTCString()
    for (const [header, seconds] of [
      [day, expect.closeTo(60, -1)],
      ['Fri, 20 Nov 2020 11:00:00 GMT', 0],
      ['soon', undefined],
    ] as const) {
      taker.reply = { status: 503, headers: { 'Retry-After': header } }
      expect(await deliver()).toMatchObject({ retryAfter: seconds })
    }
    for (const reply of ['reset', 'reset mid-body'] as const) {
      taker.reply = reply
      expect(await deliver()).toMatchObject({ kind: 'retry' })
    }
  })
})

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`

it('the webhook sends number, order and address of a lead, without personal data, signed with both secrets', async () => {
  const old = secretOf('b')
  const next = secretOf('c')
  const channel = webhookChannel(`${taker.url}/hook?key=hidden`, [next, old])
  expect(await channel.deliver(lead)).toEqual({ kind: 'delivered' })
  const [{ path, body, headers } = { path: '', body: '', headers: {} }] = taker.came
  expect(path).toBe('/hook?key=hidden')
  for (const key of [old, next])
    expect(new Webhook(key).verify(body, headers as Record<string, string>)).toEqual({
      type: 'lead.created',
      timestamp: lead.createdAt,
      data: {
        number: 1284,
        order: 'package:concierge-light',
        url: 'https://clinic.example/staff/all?lead=1284',
      },
    })
  expect(() => new Webhook(secretOf('a')).verify(body, headers as Record<string, string>)).toThrow()
})

const token = '123456:AAE_secret-secret-secret-secret-secret'

it('Telegram gets the number, order and URL of a lead, and no personal data', async () => {
  const readSent = () =>
    taker.came.map(({ body }) => JSON.parse(body) as { chat_id: string; text: string })
  const open = (chatId: string) => telegramChannel(token, chatId, taker.url)
  expect(await open('-100').deliver(lead)).toEqual({ kind: 'delivered' })
  expect(taker.came[0]?.path).toBe(`/bot${token}/sendMessage`)
  env.SITE_URL = local
  await open('@reception').deliver(makeFixedLead({ number: 1285 }))
  const first = 'Нова заявка 1284, Concierge LIGHT\nhttps://clinic.example/staff/all?lead=1284'
  expect(readSent()).toMatchObject([
    { chat_id: '-100', text: first },
    { chat_id: '@reception', text: 'Нова заявка 1285, Консультація' },
  ])
})

it.each([
  [
    'Bad Request: group chat was upgraded to a supergroup chat',
    { migrate_to_chat_id: -1_001_234_567_890 },
    'HTTP 400: Bad Request: group chat was upgraded to a supergroup chat: set TELEGRAM_CHAT_ID=-1001234567890',
  ],
  ['Bad Request: chat not found', undefined, 'HTTP 400: Bad Request: chat not found'],
  ['<b>\u202E\n', { migrate_to_chat_id: 'x' }, 'HTTP 400: b'],
  [undefined, undefined, 'HTTP 400'],
])(
  'a refusal by Telegram counts as a fault of the settings, not of the lead: %s',
  async (description, parameters, reason) => {
    taker.reply = {
      status: 400,
      body: JSON.stringify({ ok: false, error_code: 400, description, parameters }),
    }
    expect(await telegramChannel(token, '-100', taker.url).deliver(lead)).toEqual({
      kind: 'retry',
      reason,
    })
  },
)

it.each<[string, (url: string) => Channel]>([
  ['the webhook', (url) => webhookChannel(`${url}/secret`, [secretOf('a')])],
  ['Telegram', (api) => telegramChannel(token, '-100', api)],
])(
  '%s follows no redirect and is retried, and the log has no secret and no personal data',
  async (_name, open) => {
    taker.reply = { status: 307, headers: { Location: '/new' } }
    const moved = await open(taker.url).deliver(lead)
    expect(moved).toMatchObject({ kind: 'retry', reason: 'HTTP 307' })
    expect(taker.came).toHaveLength(1)
    const away = await open(`http://127.0.0.1:${await findFreePort()}`).deliver(lead)
    expect(away).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
    expect(JSON.stringify([moved, away, logged])).not.toMatch(/secret|123456|Олена|671234567|доб/)
    expect(JSON.stringify(taker.came.map(({ body }) => body))).not.toMatch(/Олена|671234567|доб/)
  },
)
