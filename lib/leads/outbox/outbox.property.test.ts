import fc from 'fast-check'
import { startLeadTaker, type LeadTaker, type Reply } from '#e2e/support/lead-taker'
import { propertyRuns } from '#e2e/support/property-runs'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { testLead } from '#e2e/support/test-lead'
import { providerChannel } from '#lib/leads/channels/http'
import type { Lead, Db } from '#lib/leads/store/tables'
import { attempt } from '#lib/leads/outbox/worker'
import type { LeadStore } from '#lib/leads/store/open-store'
import { claimDeliveries, handleClockSkew, settle } from '#lib/leads/store/deliveries'

const hour = 3_600_000
const phones = ['+380670000001', '+380670000002', '+380670000003']

const replies: Reply[] = [
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
  { weight: 4, arbitrary: fc.record({ do: fc.constant('submit' as const), phone: fc.nat(2), isSpam: fc.boolean() }) },
  fc.record({ do: fc.constant('submit again' as const) }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant('work' as const), reply: fc.constantFrom(...replies) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('crash' as const), hasSent: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(6000, 60_000, 2 * hour) }),
  },
  fc.record({ do: fc.constant('clock goes back' as const) }),
  fc.record({ do: fc.constant('erase' as const), phone: fc.nat(2) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A site whose clock, crashes and provider follow a script. */
class World {
  readonly leads: Lead[] = []
  readonly erased = new Set<string>()
  #now = Date.parse('2026-11-20T12:00:00.000Z')
  #workers = 0
  readonly #taker: LeadTaker
  readonly #opened: { db: Db; store: LeadStore }

  constructor(taker: LeadTaker, opened: { db: Db; store: LeadStore }) {
    this.#taker = taker
    this.#opened = opened
  }

  readonly now = () => new Date(this.#now)

  async take(step: Step): Promise<void> {
    const { db, store } = this.#opened
    switch (step.do) {
      case 'submit': {
        const lead = testLead({
          name: crypto.randomUUID(),
          phone: phones[step.phone] ?? '',
          status: step.isSpam ? 'suspected' : 'new',
          createdAt: this.now().toISOString(),
        })
        await this.#add(lead)
        this.leads.push(lead)
        break
      }
      case 'submit again': {
        const last = this.leads.at(-1)
        if (last && !this.erased.has(last.name)) await this.#add({ ...last, id: crypto.randomUUID() })
        break
      }
      case 'work':
        this.#taker.reply = step.reply
        await this.#work(true, true)
        break
      case 'crash':
        this.#taker.reply = { status: 200 }
        await this.#work(step.hasSent, false)
        break
      case 'wait':
        this.#now += step.ms
        break
      case 'clock goes back':
        this.#now -= hour
        await handleClockSkew(store.database, this.now())
        break
      case 'erase': {
        const phone = phones[step.phone] ?? ''
        await db.deleteFrom('lead').where('phone', '=', phone).execute()
        for (const lead of this.leads) if (lead.phone === phone) this.erased.add(lead.name)
        break
      }
    }
  }

  /** The provider is well and time passes until nothing is left to deliver. */
  async settle(): Promise<void> {
    this.#taker.reply = { status: 200 }
    for (let round = 0; round < 3; round++) {
      this.#now += 7 * hour
      await this.#work(true, true)
    }
  }

  async #add(lead: Lead): Promise<void> {
    await this.#opened.store.add(lead, ['provider'])
  }

  /** A worker of a new process claims what is due; it may die before it sends, or before it notes what became of it. */
  async #work(sends: boolean, notes: boolean): Promise<void> {
    const { store } = this.#opened
    const claimed = await claimDeliveries(
      store.database,
      'provider',
      `worker-${(this.#workers += 1)}`,
      100,
      this.now(),
      [],
    )
    if (!sends) return
    const channel = providerChannel(this.#taker.url)
    await Promise.all(
      claimed.map(async (each) => {
        const { settlement } = await attempt(channel, each, { now: this.now, random: () => 0.5 })
        if (notes) await settle(store.database, settlement)
      }),
    )
  }
}

describe.each(databaseKinds)('whatever happens to leads in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let taker: LeadTaker

  beforeAll(async () => {
    database = await newDatabase()
    taker = await startLeadTaker()
    for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockImplementation()
  })

  afterAll(async () => {
    await taker.close()
    await database.close()
    jest.restoreAllMocks()
  })

  it('each arrives, once by its key; spam and the erased do not', async () => {
    const run = async (steps: Step[]) => {
      await database.close()
      const opened = await database.open()
      await opened.db.deleteFrom('lead').execute()
      const world = new World(taker, opened)
      for (const each of steps) {
        const [gone, came] = [new Set(world.erased), taker.came.length]
        await world.take(each)
        expect(taker.came.slice(came).filter(({ body }) => [...gone].some((name) => body.includes(name)))).toEqual([])
      }
      await world.settle()
      const wanted = world.leads.filter(({ name, status }) => status === 'new' && !world.erased.has(name))
      const names = taker.names()
      const isKnown = (name: string) => world.leads.some((lead) => lead.name === name)
      const arrived = names.filter((name) => isKnown(name) && !world.erased.has(name))
      expect(new Set(arrived).size).toBe(arrived.length)
      for (const { name } of wanted) expect(arrived).toContain(name)
      const spam = world.leads.filter(({ status }) => status === 'suspected')
      expect(spam.filter(({ name }) => names.includes(name))).toEqual([])
    }
    const options = { numRuns: propertyRuns, endOnFailure: true }
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), run), options)
  }, 300_000)
})
