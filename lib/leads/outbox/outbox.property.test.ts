import { saveLead } from '#lib/leads/save-lead'
import fc from 'fast-check'
import {
  startLeadReceiver,
  type LeadReceiver,
  type ReceiverReply,
} from '#e2e/support/lead-receiver'
import { propertyRuns } from '#e2e/support/property-runs'
import { databaseKinds, prepareDatabases, type TestDatabase } from '#e2e/support/test-databases'
import { makeFixedLead } from '#e2e/support/test-lead'
import { providerChannel } from '#lib/leads/channels/provider'
import type { Lead } from '#lib/leads/lead'
import { attemptDelivery } from '#lib/leads/outbox/attempt-delivery'
import type { SiteStore } from '#lib/database/open'
import { claimDeliveries, settleDelivery } from '#lib/leads/outbox/claim'
import { handleClockSkew } from '#lib/leads/outbox/retry'

const hour = 3_600_000
const phones = ['+380670000001', '+380670000002', '+380670000003']

const replies: ReceiverReply[] = [
  { status: 200 },
  { status: 500 },
  { status: 429, headers: { 'Retry-After': '600' } },
  { status: 422 },
  { status: 401 },
  { status: 404 },
  'reset',
  'reset mid-body',
]

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      phone: fc.constantFrom(...phones),
      status: fc.constantFrom('new' as const, 'suspected' as const),
    }),
  },
  fc.record({ do: fc.constant('submit again' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('work' as const), reply: fc.constantFrom(...replies) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('crash' as const), hasSent: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(6000, 60_000, 2 * hour),
    }),
  },
  fc.record({ do: fc.constant('clock goes back' as const) }),
  fc.record({ do: fc.constant('erase' as const), phone: fc.constantFrom(...phones) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/**
 * Simulates a site. The returned function `take` performs one random `Step`. Steps are, for
 * example, a sign-up, a crash of the site or a failure of the provider.
 */
function openWorld(taker: LeadReceiver, store: SiteStore) {
  /** All submitted leads, including erased leads. */
  const leads: Lead[] = []
  /** Names of the erased leads. */
  const erased = new Set<string>()
  let time = Date.parse('2026-11-20T12:00:00.000Z')
  let workers = 0
  const now = () => new Date(time)

  /**
   * Claims and attempts the due deliveries, as a worker of a new process does.
   * @param sends false if the worker crashes before it sends the deliveries
   * @param notes false if the worker crashes before it settles the deliveries
   */
  async function work(sends: boolean, notes: boolean): Promise<void> {
    const claimed = await claimDeliveries(
      store.database,
      'provider',
      `worker-${(workers += 1)}`,
      100,
      now(),
    )
    const channel = providerChannel(taker.url)
    const send = async (each: (typeof claimed)[number]) => {
      const { settlement } = await attemptDelivery(channel, each, now)
      if (notes) await settleDelivery(store.database, settlement)
    }
    if (sends) await Promise.all(claimed.map(send))
  }

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'submit': {
        const { phone, status } = step
        const lead = makeFixedLead({
          name: crypto.randomUUID(),
          phone,
          status,
          createdAt: now().toISOString(),
        })
        await saveLead(store.database, lead, ['provider'])
        leads.push(lead)
        break
      }
      case 'submit again': {
        const last = leads.at(-1)
        if (last && !erased.has(last.name))
          await saveLead(store.database, { ...last, id: crypto.randomUUID() }, ['provider'])
        break
      }
      case 'work':
        taker.reply = step.reply
        await work(true, true)
        break
      case 'crash':
        taker.reply = { status: 200 }
        await work(step.hasSent, false)
        break
      case 'wait':
        time += step.ms
        break
      case 'clock goes back':
        time -= hour
        await handleClockSkew(store.database, now())
        break
      case 'erase':
        await store.database.deleteFrom('lead').where('phone', '=', step.phone).execute()
        for (const { name, phone } of leads) if (phone === step.phone) erased.add(name)
    }
  }
  return { leads, erased, take }
}

describe.each(databaseKinds)('after any steps, leads in %s', (kind) => {
  const newDatabase = prepareDatabases(kind)
  let database: TestDatabase
  let taker: LeadReceiver

  beforeAll(async () => {
    database = await newDatabase()
    taker = await startLeadReceiver()
    for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockImplementation()
  })

  afterAll(async () => {
    await taker.close()
    await database.close()
    jest.restoreAllMocks()
  })

  it('arrive once by their key, except suspected and erased leads', async () => {
    const run = async (steps: Step[]) => {
      await database.close()
      const { db, store } = await database.open()
      await db.deleteFrom('lead').execute()
      const { leads, erased, take } = openWorld(taker, store)
      for (const each of steps) {
        const erasedBefore = [...erased]
        const countBefore = taker.came.length
        await take(each)
        expect(
          taker.came
            .slice(countBefore)
            .filter(({ body }) => erasedBefore.some((name) => body.includes(name))),
        ).toEqual([])
      }
      // From this point on, the provider accepts every lead. Time passes until no delivery is
      // pending.
      for (let round = 0; round < 3; round++) {
        for (let hours = 0; hours < 8; hours += 2) await take({ do: 'wait', ms: 2 * hour })
        await take({ do: 'work', reply: { status: 200 } })
      }
      const present = leads.filter(({ name }) => !erased.has(name))
      const arrived = taker.names().filter((name) => present.some((lead) => lead.name === name))
      const wanted = present.filter(({ status }) => status === 'new').map(({ name }) => name)
      expect(arrived.toSorted()).toEqual(wanted.toSorted())
    }
    const options = { numRuns: propertyRuns, endOnFailure: true }
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), run), options)
  }, 300_000)
})
