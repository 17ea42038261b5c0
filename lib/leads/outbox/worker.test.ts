import { saveLead } from '#lib/leads/save-lead'
import {
  startLeadReceiver,
  type LeadReceiver,
  type ReceiverReply,
} from '#e2e/support/lead-receiver'
import { prepareDatabases, type TestDatabase } from '#e2e/support/test-databases'
import { makeFixedLead } from '#e2e/support/test-lead'
import { waitUntil } from '#e2e/support/wait-until'
import { providerChannel } from '#lib/leads/channels/provider'
import { startWorker, type OutboxWorker } from '#lib/leads/outbox/worker'
import type { SiteStore } from '#lib/database/open'
import { readBacklog } from '#lib/leads/outbox/deliveries'

const newDatabase = prepareDatabases('SQLite')
const hours = 3_600_000
let database: TestDatabase
let store: SiteStore
let taker: LeadReceiver
let workers: OutboxWorker[]
let logged: Record<'info' | 'error', jest.SpyInstance<void, unknown[]>>
/** Milliseconds by which the worker's clock is ahead of the machine's clock. */
let ahead: number

beforeEach(async () => {
  database = await newDatabase()
  ;({ store } = await database.open())
  taker = await startLeadReceiver()
  workers = []
  ahead = 0
  logged = {
    info: jest.spyOn(console, 'info').mockImplementation(),
    error: jest.spyOn(console, 'error').mockImplementation(),
  }
})

afterEach(async () => {
  await taker.close()
  await Promise.all(workers.map((worker) => worker.stop()))
  await database.close()
  jest.restoreAllMocks()
})

const now = () => new Date(Date.now() + ahead)

function start(
  open: () => Promise<SiteStore> = () => Promise.resolve(store),
  timeout = 200,
): OutboxWorker {
  const worker = startWorker(providerChannel(taker.url, timeout), open, {
    now,
    pollMs: 20,
    maxPauseMs: 50,
  })
  workers.push(worker)
  return worker
}

async function add(count: number): Promise<string[]> {
  const leads = Array.from({ length: count }, () =>
    makeFixedLead({ name: crypto.randomUUID(), createdAt: now().toISOString() }),
  )
  for (const lead of leads) await saveLead(store.database, lead, ['provider'])
  return leads.map(({ name }) => name).toSorted()
}

const events = (level: 'info' | 'error', event: string) =>
  logged[level].mock.calls.filter(([line]) => String(line).includes(`"event":"${event}"`))

it.each<[string, ReceiverReply]>([
  ['fails', { status: 500 }],
  ['hangs', 'hang'],
  ['breaks the line', 'reset'],
])(
  'delivers all pending leads as soon as a provider that %s takes a lead again',
  async (_what, reply) => {
    taker.reply = reply
    const names = await add(20)
    const worker = start()
    await waitUntil(() => events('info', 'delivery-failed').length === 20)
    taker.reply = { status: 200 }
    names.push(...(await add(1)))
    worker.wake()
    await waitUntil(() => events('info', 'lead-delivered').length === 21)
    expect(taker.names().toSorted()).toEqual(names.toSorted())
  },
)

it('retries a refused lead at its own time, however many other leads are delivered', async () => {
  taker.reply = { status: 422 }
  await add(1)
  const worker = start()
  await waitUntil(() => events('info', 'delivery-failed').length === 1)
  taker.reply = { status: 200 }
  for (const count of [1, 2, 3]) {
    await add(1)
    worker.wake()
    await waitUntil(() => events('info', 'lead-delivered').length === count)
  }
  expect(taker.came).toHaveLength(4)
})

it('delivers 30 leads to a slow provider, none of them twice', async () => {
  taker.reply = { status: 200, afterMs: 150 }
  const names = await add(30)
  // An attempt may take 5 seconds. A shorter timeout could end an attempt on a busy machine.
  start(undefined, 5000)
  start(undefined, 5000)
  await waitUntil(() => events('info', 'lead-delivered').length === 30)
  expect(taker.names().toSorted()).toEqual(names)
  expect(taker.came).toHaveLength(30)
})

it('pauses all deliveries to a provider that sends Retry-After, also of new leads', async () => {
  taker.reply = { status: 429, headers: { 'Retry-After': '1' } }
  await add(1)
  const worker = start()
  await waitUntil(() => events('info', 'delivery-failed').length === 1)
  const asked = performance.now()
  taker.reply = { status: 200 }
  await add(1)
  worker.wake()
  await waitUntil(() => events('info', 'lead-delivered').length === 1)
  expect(performance.now() - asked).toBeGreaterThan(900)
})

it.each([422, 500])(
  'gives up after 72 hours of HTTP %i, with an error in the log',
  async (status) => {
    taker.reply = { status }
    await add(1)
    const worker = start()
    for (let attempt = 1; events('error', 'dead-letter').length === 0; attempt++) {
      worker.wake()
      await waitUntil(
        () =>
          events('info', 'delivery-failed').length + events('error', 'dead-letter').length >=
          attempt,
      )
      ahead += 7 * hours
    }
    expect(await readBacklog(store.database)).toMatchObject({ oldest: null, dead: 1 })
    expect(taker.came.length).toBeGreaterThanOrEqual(12)
  },
)

it('does not send a delivered lead again while the store cannot save the result', async () => {
  let isAway = false
  taker.reply = { status: 200, afterMs: 100 }
  await add(1)
  start(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(store)))
  await waitUntil(() => taker.came.length === 1)
  isAway = true
  await waitUntil(() => events('error', 'delivery-not-settled').length > 1)
  isAway = false
  await waitUntil(async () => (await readBacklog(store.database)).oldest === null)
  expect(taker.came).toHaveLength(1)
})
