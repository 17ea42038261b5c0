import { saveLead } from '#lib/leads/save-lead'
import { makeLead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'
import { findExpiryDay, removeExpiredLeads } from '#lib/leads/retention'
import type { SiteStore } from '#lib/database/open'
import { readAllLeads, describeEachDatabase } from '#e2e/support/test-databases'

let store: SiteStore

const dayMs = 86_400_000
const now = new Date('2026-11-21T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString()

/**
 * Saves a lead that was created `age` days ago.
 * @param deliveries status of the delivery by channel, and how many days ago the delivery was made
 */
async function add(
  age: number,
  deliveries: Record<string, [status: string, age: number]> = {},
  more: Partial<Lead> = {},
) {
  const lead = makeLead({ createdAt: daysAgo(age), ...more })
  await saveLead(store.database, lead, Object.keys(deliveries))
  for (const [channel, [status, settled]] of Object.entries(deliveries))
    await store.database
      .updateTable('delivery')
      .set({ status, ...(status === 'delivered' && { deliveredAt: daysAgo(settled) }) })
      .where('leadId', '=', lead.id)
      .where('channel', '=', channel)
      .execute()
  return lead
}

/**
 * Records that the site ran on each of the `runDays` days before `at`. Then removes the leads that
 * expire after 30 days.
 */
async function cleanUp(at = now, runDays = 31): Promise<number> {
  for (let age = runDays; age > 0; age--)
    await findExpiryDay(store.database, 30, new Date(at.getTime() - age * dayMs))
  const before = await findExpiryDay(store.database, 30, at)
  return before === null ? 0 : removeExpiredLeads(store.database, before, at)
}

const left = async () => (await readAllLeads(store.database)).map(({ id }) => id)

describeEachDatabase('removeExpiredLeads', (given) => {
  beforeEach(() => {
    store = given.store
  })

  it('removes no lead when the clock jumps by 400 days before the first run, nor in the days after', async () => {
    for (let age = 0; age < 30; age++) await add(age, { smtp: ['delivered', age] })
    await cleanUp(now, 20)
    for (let day = 400; day < 409; day++) expect(await cleanUp(new Date(daysAgo(-day)), 0)).toBe(0)
    expect(await left()).toHaveLength(30)
  })

  it('keeps a lead that came while the clock was 400 days behind, until the leads before it are removed', async () => {
    await add(10, { smtp: ['delivered', 10] })
    await add(400, { smtp: ['delivered', 400] })
    await add(400)
    await add(1, { smtp: ['delivered', 1] })
    expect(await cleanUp()).toBe(0)
    expect(await left()).toHaveLength(4)
    expect(await cleanUp(new Date(daysAgo(-21)))).toBe(3)
    expect(await left()).toHaveLength(1)
  })

  it('a lead that came while the clock was ahead does not keep older leads', async () => {
    await add(-400, { smtp: ['delivered', -400] })
    await add(40, { smtp: ['delivered', 40] })
    expect(await cleanUp()).toBe(1)
    expect(await left()).toHaveLength(1)
  })

  it('removes leads that were delivered, or had no deliveries, before the period, and adds one proof', async () => {
    await add(31, { smtp: ['delivered', 31] })
    await add(60, { smtp: ['delivered', 31], provider: ['dead', 40] })
    await add(31, {}, { status: 'suspected' })
    await add(31)
    expect(await cleanUp()).toBe(4)
    expect(await left()).toEqual([])
    expect(await store.database.selectFrom('delivery').selectAll().execute()).toEqual([])
    const proofs = await store.database.selectFrom('erasure').selectAll().execute()
    expect(proofs).toMatchObject([{ reason: 'retention', leads: 4, at: now.toISOString() }])
  })

  it('keeps leads that are newer, pending or undelivered', async () => {
    const kept = [
      await add(29, { smtp: ['delivered', 29] }),
      await add(60, { smtp: ['delivered', 29] }),
      await add(60, { smtp: ['delivered', 60], provider: ['pending', 0] }),
      await add(61, { provider: ['dead', 0] }),
      await add(29, {}, { status: 'suspected' }),
    ]
    expect(await cleanUp()).toBe(0)
    expect((await left()).sort()).toEqual(kept.map(({ id }) => id).sort())
    expect(await store.database.selectFrom('erasure').selectAll().execute()).toEqual([])
  })

  it('does not count a notice as a delivery, but counts the work of the desk', async () => {
    const handled = (lead: Lead, age: number) =>
      store.database
        .updateTable('lead')
        .set({ deskStatus: 'booked', updatedAt: daysAgo(age) })
        .where('id', '=', lead.id)
        .execute()
    const addNotified = (age: number) =>
      add(60, { webhook: ['delivered', age], telegram: ['delivered', age] })
    const kept = [
      await addNotified(60),
      await add(60, { telegram: ['delivered', 60], smtp: ['dead', 40] }),
      await addNotified(60),
    ]
    await handled(kept[2] ?? makeLead(), 29)
    await handled(await addNotified(60), 31)
    expect(await cleanUp()).toBe(1)
    expect((await left()).sort()).toEqual(kept.map(({ id }) => id).sort())
  })

  it('removes any number of leads in batches, with a proof of each batch', async () => {
    await Promise.all(Array.from({ length: 450 }, () => add(40)))
    expect(await cleanUp()).toBe(450)
    const proofs = await store.database.selectFrom('erasure').select('leads').execute()
    expect(proofs.reduce((all, { leads }) => all + leads, 0)).toBe(450)
  })
})
