import { Webhook } from 'standardwebhooks'
import { freePort } from '#e2e/support/free-port'
import { startLeadTaker, type LeadTaker } from '#e2e/support/lead-taker'
import { startReceiver, type Receiver } from '#e2e/support/receiver'
import { testLead } from '#e2e/support/test-lead'
import { env } from '#lib/env'
import { idempotencyKey } from '#lib/leads/channels/channel'
import { providerChannel, retryAfterSeconds, telegramChannel, webhookChannel } from '#lib/leads/channels/http'

const lead = testLead({ name: 'Олена Коваль', number: 1284, order: 'package:concierge-light' })

let taker: LeadTaker
let receiver: Receiver
let logged: unknown[][]

const local = env.SITE_URL

beforeEach(async () => {
  env.SITE_URL = 'https://clinic.example'
  taker = await startLeadTaker()
  receiver = await startReceiver()
  logged = []
  for (const level of ['info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void logged.push(line))
})

afterEach(async () => {
  env.SITE_URL = local
  await taker.close()
  await receiver.close()
  jest.restoreAllMocks()
})

describe('the provider', () => {
  const deliver = (timeout?: number) => providerChannel(taker.url, timeout).deliver(lead)

  it('gives name and phone, nothing else, and a key that stays the same', async () => {
    expect(await deliver()).toEqual({ kind: 'delivered' })
    const again = testLead({ ...lead, id: crypto.randomUUID() })
    await providerChannel(taker.url).deliver(again)
    const [first, second] = taker.came
    expect(first).toMatchObject({ method: 'POST', path: '/api/subscribe', contentType: 'application/json' })
    expect(JSON.parse(first?.body ?? '')).toEqual({ name: lead.name, phone: '+380671234567' })
    expect(first?.key).toMatch(/^[0-9a-f]{40}$/)
    expect(second?.key).toBe(first?.key)
    expect(idempotencyKey(testLead())).not.toBe(first?.key)
  })

  it('is asked again whatever it answers but success, not before it says so', async () => {
    taker.reply = { status: 204 }
    expect(await deliver()).toEqual({ kind: 'delivered' })
    for (const status of [302, 307, 400, 401, 403, 404, 408, 409, 410, 413, 422, 425, 429, 500, 503]) {
      taker.reply = { status, headers: { 'Retry-After': '7', Location: '/elsewhere' } }
      const isRefused = status === 400 || status === 422
      expect(await deliver()).toEqual({ kind: 'retry', retryAfter: 7, isRefused, reason: `HTTP ${status}` })
    }
    expect(taker.came).toHaveLength(16)
    for (const reply of ['reset', 'reset mid-body'] as const) {
      taker.reply = reply
      expect(await deliver()).toMatchObject({ kind: 'retry' })
    }
  })

  it('does not wait for a provider that hangs or is not there', async () => {
    taker.reply = 'hang'
    expect(await deliver(50)).toMatchObject({ kind: 'retry', reason: 'TimeoutError' })
    const away = providerChannel(`http://127.0.0.1:${await freePort()}`, 1000)
    expect(await away.deliver(lead)).toMatchObject({ kind: 'retry', reason: 'ECONNREFUSED' })
  })
})

it.each([
  [null, undefined],
  ['120', 120],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
])('reads the Retry-After %j as %j', (header, seconds) => {
  expect(retryAfterSeconds(header, new Date('2026-11-20T12:00:00.000Z'))).toBe(seconds)
})

describe('the webhook', () => {
  const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`
  const secret = secretOf('a')

  const deliver = (secrets = [secret], path = '/hook?key=hidden') =>
    webhookChannel({ url: `${receiver.url}${path}`, secrets }).deliver(lead)

  /** What the reference library reads of the latest request with a secret; throws when the signature is not its. */
  function verified(key: string): unknown {
    const { body = '', headers = {} } = receiver.came.at(-1) ?? {}
    return new Webhook(key).verify(body, headers as Record<string, string>)
  }

  it('tells that a lead came, by number, and nothing about whom', async () => {
    expect(await deliver()).toEqual({ kind: 'delivered' })
    expect(receiver.came[0]).toMatchObject({
      path: '/hook?key=hidden',
      headers: { 'content-type': 'application/json' },
    })
    expect(verified(secret)).toEqual({
      type: 'lead.created',
      timestamp: lead.createdAt,
      data: { number: 1284, order: 'package:concierge-light', url: 'https://clinic.example/staff/all?lead=1284' },
    })
  })

  it('is signed with both secrets while they change', async () => {
    const [old, next] = [secretOf('b'), secretOf('c')]
    await deliver([next, old])
    for (const key of [old, next]) expect(verified(key)).toMatchObject({ type: 'lead.created' })
    expect(() => verified(secret)).toThrow()
  })

  it('does not follow a receiver that has moved', async () => {
    receiver.answers = [{ status: 307, headers: { Location: '/new' } }]
    expect(await deliver()).toMatchObject({ kind: 'retry', reason: 'HTTP 307' })
    expect(receiver.came).toHaveLength(1)
  })

  it('is tried again when nobody is there, and never logs whom it is about or the address', async () => {
    const url = `http://127.0.0.1:${await freePort()}/hidden`
    const outcome = await webhookChannel({ url, secrets: [secret] }).deliver(lead)
    expect(outcome).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
    await deliver()
    const written = JSON.stringify([outcome, logged, receiver.came])
    for (const personal of ['Олена', '671234567']) expect(written).not.toContain(personal)
    expect(JSON.stringify(logged)).not.toContain('hidden')
  })
})

describe('Telegram', () => {
  const token = '123456:AAE_secret-secret-secret-secret-secret'
  const open = (api = receiver.url) => telegramChannel({ token, chatId: '-100', api })
  const told = () => receiver.came.map(({ body }) => JSON.parse(body) as { chat_id: string; text: string })

  it('tells the number, what was ordered and where it is, and nothing about whom', async () => {
    expect(await open().deliver(lead)).toEqual({ kind: 'delivered' })
    expect(receiver.came[0]?.path).toBe(`/bot${token}/sendMessage`)
    expect(told()).toMatchObject([
      { chat_id: '-100', text: 'Нова заявка 1284, Concierge LIGHT\nhttps://clinic.example/staff/all?lead=1284' },
    ])
    env.SITE_URL = local
    const atReception = telegramChannel({ token, chatId: '@reception', api: receiver.url })
    await atReception.deliver(testLead({ number: 1285 }))
    expect(told()[1]).toMatchObject({ chat_id: '@reception', text: 'Нова заявка 1285, Консультація' })
    expect(JSON.stringify(told())).not.toMatch(/Олена|671234567/)
  })

  it('never writes the token or whom it is about', async () => {
    const outcome = await open(`http://127.0.0.1:${await freePort()}`).deliver(lead)
    expect(outcome).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
    receiver.answers = [{ status: 401, body: { description: token } }]
    const refused = await open().deliver(lead)
    expect(JSON.stringify([outcome, refused, logged])).not.toMatch(/secret|123456|Олена|671234567/)
  })
})
