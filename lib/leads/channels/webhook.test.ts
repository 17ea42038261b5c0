import { Webhook } from 'standardwebhooks'
import { freePort } from '#e2e/support/free-port'
import { startReceiver, type Receiver } from '#e2e/support/receiver'
import { testLead } from '#e2e/support/test-lead'
import { webhookChannel } from '#lib/leads/channels/webhook'

const secretOf = (letter: string) => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`
const secret = secretOf('a')
const lead = testLead({ name: 'Олена Коваль', number: 1284, order: 'package:concierge-light' })

let receiver: Receiver
let logged: jest.SpyInstance<void, unknown[]>

beforeEach(async () => {
  receiver = await startReceiver()
  logged = jest.spyOn(console, 'info').mockImplementation()
})

afterEach(async () => {
  await receiver.close()
  jest.restoreAllMocks()
})

const deliver = (secrets = [secret], path = '/hook?key=hidden') =>
  webhookChannel({ url: `${receiver.url}${path}`, secrets, siteUrl: 'https://clinic.example' }).deliver(lead)

/** What the reference library reads of the latest request with a secret; throws when the signature is not its. */
function verified(key: string): unknown {
  const { body = '', headers = {} } = receiver.came.at(-1) ?? {}
  return new Webhook(key).verify(body, headers as Record<string, string>)
}

it('tells that a lead came, by number, and nothing about whom', async () => {
  expect(await deliver()).toEqual({ kind: 'delivered' })
  expect(receiver.came[0]).toMatchObject({ path: '/hook?key=hidden', headers: { 'content-type': 'application/json' } })
  expect(verified(secret)).toEqual({
    type: 'lead.created',
    timestamp: lead.createdAt,
    data: { number: 1284, order: 'package:concierge-light', url: 'https://clinic.example/staff/leads/1284' },
  })
})

it('has the same id at every attempt, which another lead has not', async () => {
  await deliver()
  await deliver()
  await webhookChannel({ url: receiver.url, secrets: [secret] }).deliver(testLead())
  const [first, second, other] = receiver.came.map(({ headers }) => headers['webhook-id'])
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

it('is signed with both secrets while they change', async () => {
  const [old, next] = [secretOf('b'), secretOf('c')]
  await deliver([next, old])
  for (const key of [old, next]) expect(verified(key)).toMatchObject({ type: 'lead.created' })
  expect(() => verified(secret)).toThrow()
})

it.each<[string, Receiver['answers'][number], object]>([
  ['takes it', { status: 204 }, { kind: 'delivered' }],
  ['fails', { status: 500 }, { kind: 'retry', reason: 'HTTP 500' }],
  ['refuses it', { status: 400 }, { kind: 'retry', reason: 'HTTP 400' }],
  ['has too many', { status: 429, headers: { 'Retry-After': '70' } }, { kind: 'retry', retryAfter: 70 }],
  ['has moved', { status: 307, headers: { Location: '/new' } }, { kind: 'retry', reason: 'HTTP 307' }],
  ['wants no more', { status: 410 }, { kind: 'gone', reason: 'HTTP 410' }],
])('when the receiver %s', async (_what, answer, outcome) => {
  receiver.answers = [answer]
  expect(await deliver()).toMatchObject(outcome)
  expect(receiver.came).toHaveLength(1)
})

it('is tried again when nobody is there, and never logs whom it is about or the address', async () => {
  const url = `http://127.0.0.1:${await freePort()}/hidden`
  const outcome = await webhookChannel({ url, secrets: [secret] }).deliver(lead)
  expect(outcome).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
  await deliver()
  const written = JSON.stringify([outcome, logged.mock.calls, receiver.came])
  for (const personal of ['Олена', '671234567']) expect(written).not.toContain(personal)
  expect(JSON.stringify(logged.mock.calls)).not.toContain('hidden')
})
