import { startReceiver, type Receiver } from '#e2e/support/receiver'
import { databasesOf } from '#e2e/support/test-databases'
import { makeLead } from '#e2e/support/test-lead'
import { until } from '#e2e/support/until'
import { webhookChannel } from '#lib/leads/channels/http'
import { startWorker } from '#lib/leads/outbox/worker'
import { backlog } from '#lib/leads/store/deliveries'

const newDatabase = databasesOf('SQLite')
let receiver: Receiver

beforeEach(async () => {
  receiver = await startReceiver()
})

afterEach(async () => {
  await receiver.close()
  jest.restoreAllMocks()
})

it('stops asking a receiver that wants nothing any more, also after a restart, until it is another', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation()
  jest.spyOn(console, 'info').mockImplementation()
  const database = await newDatabase()
  const { store } = await database.open()
  const secrets = [`whsec_${'a'.repeat(32)}`]
  const channel = webhookChannel({ url: receiver.url, secrets })
  receiver.answers = [{ status: 410 }]
  const add = () => {
    const lead = makeLead()
    return store.add(lead, { channels: ['webhook', 'provider'], from: lead.createdAt })
  }
  let provided = 0
  const deliver = () => Promise.resolve({ kind: 'delivered' as const })
  const provider = { name: 'provider', concurrency: 1, deliver: () => deliver().finally(() => (provided += 1)) }
  const worker = startWorker(channel, () => Promise.resolve(store), { pollMs: 10 })
  const other = startWorker(provider, () => Promise.resolve(store), { pollMs: 10 })
  await add()
  const deadLetters = async () => (await backlog(store.database, new Date())).dead
  await until(async () => (await deadLetters()) === 1)
  expect(JSON.stringify(logged.mock.calls)).toContain('dead-letter')
  // Meanwhile another channel delivers lead after lead.
  for (let count = 2; count <= 10; count++) {
    await add()
    worker.wake()
    await until(() => provided === count)
  }
  await Promise.all([worker.stop(), other.stop()])
  expect(receiver.came).toHaveLength(1)
  // What waits is in the health of deliveries.
  expect((await backlog(store.database, new Date())).oldest).not.toBeNull()
  receiver.answers = []
  const opened = () => Promise.resolve(store)
  const restarted = [startWorker(webhookChannel({ url: receiver.url, secrets }), opened), startWorker(provider, opened)]
  await add()
  await until(() => provided === 11)
  await Promise.all(restarted.map((each) => each.stop()))
  expect(receiver.came).toHaveLength(1)
  const mended = startWorker(webhookChannel({ url: `${receiver.url}/other`, secrets }), opened, { pollMs: 10 })
  await until(() => receiver.came.length === 11)
  await mended.stop()
  await database.close()
})
