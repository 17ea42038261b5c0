import { startReceiver, type Receiver } from '#e2e/support/receiver'
import { testLead } from '#e2e/support/test-lead'
import { telegramChannel } from '#lib/leads/channels/telegram'
import { freePort } from '#e2e/support/free-port'

const token = '123456:AAE_secret-secret-secret-secret-secret'
const lead = testLead({ name: 'Олена Коваль', number: 1284, order: 'package:concierge-light' })

let bot: Receiver
let logged: unknown[][]

beforeEach(async () => {
  bot = await startReceiver()
  logged = []
  for (const level of ['info', 'error'] as const)
    jest.spyOn(console, level).mockImplementation((...line: unknown[]) => void logged.push(line))
})

afterEach(async () => {
  await bot.close()
  jest.restoreAllMocks()
})

const open = (api = bot.url) => telegramChannel({ token, chatId: '-100', api, siteUrl: 'https://clinic.example' })
const told = () => bot.came.map(({ body }) => JSON.parse(body) as { chat_id: string; text: string })

it('tells the number, what was ordered and where it is, and nothing about whom', async () => {
  expect(await open().deliver(lead)).toEqual({ kind: 'delivered' })
  expect(bot.came[0]?.path).toBe(`/bot${token}/sendMessage`)
  expect(told()).toMatchObject([
    { chat_id: '-100', text: 'Нова заявка 1284, Concierge LIGHT\nhttps://clinic.example/staff/leads/1284' },
  ])
  const local = telegramChannel({ token, chatId: '@reception', api: bot.url, siteUrl: null })
  await local.deliver(testLead({ number: 1285 }))
  expect(told()[1]).toMatchObject({ chat_id: '@reception', text: 'Нова заявка 1285, Консультація' })
  expect(JSON.stringify(told())).not.toMatch(/Олена|671234567/)
})

it('waits as long as the Bot API asks for', async () => {
  const body = { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 33 } }
  bot.answers = [{ status: 429, body }]
  expect(await open().deliver(lead)).toEqual({ kind: 'retry', retryAfter: 33, reason: 'HTTP 429' })
})

it('follows a group that became a supergroup, at once and from then on', async () => {
  const moved = { ok: false, description: 'group upgraded', parameters: { migrate_to_chat_id: -1001234567890 } }
  bot.answers = [{ status: 400, body: moved }, { status: 200 }]
  const channel = open()
  expect(await channel.deliver(lead)).toEqual({ kind: 'delivered' })
  expect(await channel.deliver(lead)).toEqual({ kind: 'delivered' })
  expect(told().map(({ chat_id }) => chat_id)).toEqual(['-100', '-1001234567890', '-1001234567890'])
  expect(JSON.stringify(logged)).toContain('TELEGRAM_CHAT_ID')
})

it.each<[string, Receiver['answers'][number]]>([
  ['does not know the bot', { status: 401 }],
  ['has no such chat', { status: 400, body: { ok: false, parameters: 'none' } }],
  ['lost the bot', { status: 403 }],
  ['has moved', { status: 302, headers: { Location: '/elsewhere' } }],
  ['fails', { status: 502 }],
])('is tried again when Telegram %s', async (_what, answer) => {
  bot.answers = [answer]
  expect(await open().deliver(lead)).toMatchObject({ kind: 'retry', reason: `HTTP ${answer.status}` })
  expect(bot.came).toHaveLength(1)
})

it('never writes the token or whom it is about', async () => {
  const outcome = await open(`http://127.0.0.1:${await freePort()}`).deliver(lead)
  expect(outcome).toEqual({ kind: 'retry', reason: 'ECONNREFUSED' })
  bot.answers = [{ status: 401, body: { description: token } }]
  const refused = await open().deliver(lead)
  expect(JSON.stringify([outcome, refused, logged])).not.toMatch(/secret|123456|Олена|671234567/)
})
