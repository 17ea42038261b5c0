import { createServer as createTlsServer } from 'node:tls'
import { idempotencyKey } from '#lib/leads/channels/channel'
import { retryAfterSeconds } from '#lib/leads/channels/post'
import { providerChannel } from '#lib/leads/channels/provider'
import { startLeadTaker, type LeadTaker, type Reply } from '#e2e/support/lead-taker'
import { freePort } from '#e2e/support/free-port'
import { testLead } from '#e2e/support/test-lead'

let taker: LeadTaker
let logged: jest.SpyInstance<void, unknown[]>

beforeEach(async () => {
  taker = await startLeadTaker()
  logged = jest.spyOn(console, 'info').mockImplementation()
})

afterEach(async () => {
  await taker.close()
  jest.restoreAllMocks()
})

const lead = testLead({ name: 'Олена «O’Brien» <b>', order: 'check-up', lastTouch: { utm_source: 'google' } })
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

it.each<[string, Reply, object]>([
  ['takes it with no content', { status: 204 }, { kind: 'delivered' }],
  ['fails', { status: 500 }, { kind: 'retry', reason: 'HTTP 500' }],
  [
    'is away',
    { status: 503, headers: { 'Retry-After': '120' } },
    { kind: 'retry', retryAfter: 120, reason: 'HTTP 503' },
  ],
  [
    'has too many',
    { status: 429, headers: { 'Retry-After': '7' } },
    { kind: 'retry', retryAfter: 7, reason: 'HTTP 429' },
  ],
  ['waited too long', { status: 408 }, { kind: 'retry', reason: 'HTTP 408' }],
  ['thinks it too early', { status: 425 }, { kind: 'retry', reason: 'HTTP 425' }],
  ['has moved', { status: 302, headers: { Location: '/elsewhere' } }, { kind: 'retry', reason: 'HTTP 302' }],
  ['refuses it', { status: 422 }, { kind: 'retry', isRefused: true, reason: 'HTTP 422' }],
  ['does not know the path', { status: 404 }, { kind: 'retry', isRefused: false, reason: 'HTTP 404' }],
  ['does not know us', { status: 401 }, { kind: 'retry', isRefused: false, reason: 'HTTP 401' }],
  ['breaks the line', 'reset', { kind: 'retry' }],
  ['breaks the line in its answer', 'reset mid-body', { kind: 'retry' }],
])('when the provider %s', async (_what, reply, outcome) => {
  taker.reply = reply
  expect(await deliver()).toMatchObject(outcome)
  expect(taker.came).toHaveLength(1)
})

it('does not wait for a provider that hangs or is not there', async () => {
  taker.reply = 'hang'
  expect(await deliver(50)).toEqual({ kind: 'retry', reason: 'TimeoutError' })
  const away = providerChannel(`http://127.0.0.1:${await freePort()}`, 1000)
  expect(await away.deliver(lead)).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
})

it('waits for another attempt when the provider’s certificate is none', async () => {
  const server = createTlsServer({})
  server.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  expect(await providerChannel(`https://127.0.0.1:${port}`).deliver(lead)).toMatchObject({ kind: 'retry' })
  server.close()
})

it('keeps what is personal out of the log and of the reasons', async () => {
  taker.reply = { status: 422 }
  const outcome = await deliver()
  const written = JSON.stringify([outcome, logged.mock.calls])
  expect(written).toContain('HTTP 422')
  for (const secret of ['Олена', '671234567']) expect(written).not.toContain(secret)
})

const noon = new Date('2026-11-20T12:00:00.000Z')

it.each([
  [null, undefined],
  ['120', 120],
  [' 5 ', 5],
  ['Fri, 20 Nov 2026 12:01:30 GMT', 90],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['-5 minutes', undefined],
])('reads the Retry-After %j as %j', (header, seconds) => {
  expect(retryAfterSeconds(header, noon)).toBe(seconds)
})
