import type { Kysely } from 'kysely'
import { databaseKinds, databasesOf, type TestDatabase } from '#e2e/support/test-databases'
import { testLead } from '#e2e/support/test-lead'
import type { LeadStore } from '#lib/leads/store/lead-store'
import {
  claimDeliveries,
  handleClockSkew,
  settle as settleDelivery,
  type ClaimedDelivery,
  type Settlement,
} from '#lib/leads/store/deliveries'
import type { Tables } from '#lib/leads/store/tables'

const noon = new Date('2026-11-20T12:00:00.000Z')
const minute = 60_000
const at = (ms: number) => new Date(noon.getTime() + ms)
const iso = (ms: number) => at(ms).toISOString()

describe.each(databaseKinds)('the outbox in %s', (kind) => {
  const newDatabase = databasesOf(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  let store: LeadStore

  beforeEach(async () => {
    database = await newDatabase()
    ;({ db, store } = await database.open())
  })

  afterEach(async () => {
    await database.close()
  })

  /** Stores leads, each due at its minute after noon. */
  async function addDue(...minutes: number[]): Promise<string[]> {
    const leads = minutes.map(() => testLead())
    for (const [index, lead] of leads.entries()) {
      await store.add(lead, { channels: ['provider'], from: iso((minutes[index] ?? 0) * minute) })
    }
    return leads.map(({ id }) => id)
  }

  const claim = (worker: string, now = noon, limit = 100, except: string[] = []) =>
    claimDeliveries(store.database, 'provider', worker, limit, now, except)
  const leadsOf = (claimed: readonly ClaimedDelivery[]) => claimed.map(({ lead }) => lead.id)
  const deliveries = () => db.selectFrom('delivery').selectAll().execute()

  function settle({ id, worker }: ClaimedDelivery, status: Settlement['status'], ms: number, nextMs = ms) {
    const failed = status === 'delivered' ? {} : { error: 'HTTP 500', nextAttemptAt: iso(nextMs) }
    return settleDelivery(store.database, { id, worker, channel: 'provider', at: iso(ms), status, ...failed })
  }

  it('gives what is due, the longest due first, to one worker only', async () => {
    const [later, now, notYet, earlier] = await addDue(-1, 0, 1, -2)
    expect(leadsOf(await claim('one', noon, 2)).toSorted()).toEqual([earlier, later].toSorted())
    expect(leadsOf(await claim('two'))).toEqual([now])
    expect(await claim('three')).toEqual([])
    expect(await claimDeliveries(store.database, 'smtp', 'one', 100, noon, [])).toEqual([])
    expect(leadsOf(await claim('three', at(minute)))).toContain(notYet)
  })

  it('gives it to another when a worker has died', async () => {
    const [id] = await addDue(0)
    const [first] = await claim('dies')
    expect(first?.attempts).toBe(1)
    expect(await claim('heir', at(29_000))).toEqual([])
    const [second] = await claim('heir', at(30_000))
    expect([second?.lead.id, second?.attempts]).toEqual([id, 2])
    expect(await claim('third', at(10 * minute), 100, [second?.id ?? ''])).toEqual([])
  })

  it('counts an arrival whoever holds the lease, and a failure only from who does', async () => {
    await addDue(0, 0)
    const lost = await claim('slow')
    const [one, two] = lost
    await claim('heir', at(minute))
    if (!one || !two) throw new Error('Nothing claimed')
    await settle(one, 'delivered', minute)
    await settle(two, 'dead', minute)
    const states = await deliveries()
    expect(states.find(({ id }) => id === one.id)).toMatchObject({ status: 'delivered', deliveredAt: iso(minute) })
    expect(states.find(({ id }) => id === two.id)).toMatchObject({ status: 'pending', leasedBy: 'heir' })
  })

  it('is not stopped by a clock that goes back an hour', async () => {
    const [, , waiting] = await addDue(0, 0, 0)
    const [held, failed] = await claim('dead', noon, 2)
    if (!held || !failed) throw new Error('Nothing claimed')
    await settle(failed, 'pending', 0, 30 * minute)
    const back = at(-60 * minute)
    expect(await claim('one', back)).toEqual([])
    await handleClockSkew(store.database, at(-1000))
    expect(await claim('one', at(-1000))).toEqual([])
    await handleClockSkew(store.database, back)
    expect(leadsOf(await claim('one', back)).toSorted()).toEqual([held.lead.id, failed.lead.id, waiting].toSorted())
  })

  it('hurries what waits when a channel works again after a while', async () => {
    await addDue(0, 0)
    const [one, two] = await claim('one')
    if (!one || !two) throw new Error('Nothing claimed')
    await settle(one, 'pending', 0, 60 * minute)
    await settle(two, 'delivered', 30_000)
    const [last] = await addDue(0, 120)
    expect(leadsOf(await claim('one', at(minute)))).toEqual([last])
    await settleDelivery(store.database, {
      ...two,
      channel: 'provider',
      at: iso(minute),
      status: 'delivered',
      hasRecovered: true,
    })
    expect(leadsOf(await claim('one', at(minute)))).toEqual([one.lead.id])
  })
})
