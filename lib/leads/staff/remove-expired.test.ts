import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeLead } from '#e2e/support/test-lead'
import type { Lead } from '#lib/leads/lead'
import { removeExpired } from '#lib/leads/staff/remove-expired'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { openStore } from '#lib/leads/store/open-store'
import { allLeads } from '#e2e/support/test-databases'

let folder: string
let store: LeadStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'retention-'))
  store = await openStore({ folder })
})

afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const now = new Date('2026-11-21T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

/** A lead of so many days ago, and what became of its deliveries, when. */
async function add(
  age: number,
  deliveries: Record<string, [status: string, age: number]> = {},
  more: Partial<Lead> = {},
) {
  const lead = makeLead({ createdAt: daysAgo(age), ...more })
  await store.add(lead, { channels: Object.keys(deliveries), from: lead.createdAt })
  for (const [channel, [status, settled]] of Object.entries(deliveries))
    await store.database
      .updateTable('delivery')
      .set({ status, ...(status === 'delivered' && { deliveredAt: daysAgo(settled) }) })
      .where('leadId', '=', lead.id)
      .where('channel', '=', channel)
      .execute()
  return lead
}

const left = async () => (await allLeads(store.database)).map(({ id }) => id)

describe('removeExpired', () => {
  it('removes what reached staff, or goes nowhere, longer ago than the days, and leaves one proof', async () => {
    await add(31, { smtp: ['delivered', 31] })
    await add(60, { smtp: ['delivered', 31], provider: ['dead', 40] })
    await add(31, {}, { status: 'suspected' })
    await add(31)
    expect(await removeExpired(store.database, 30, now)).toBe(4)
    expect(await left()).toEqual([])
    expect(await store.database.selectFrom('delivery').selectAll().execute()).toEqual([])
    const proofs = await store.database.selectFrom('erasure').selectAll().execute()
    expect(proofs).toMatchObject([{ reason: 'retention', leads: 4, phoneHash: null, at: now.toISOString() }])
  })

  it('keeps what is younger, waits still, or reached nobody', async () => {
    const kept = [
      await add(29, { smtp: ['delivered', 29] }),
      await add(60, { smtp: ['delivered', 29] }),
      await add(60, { smtp: ['delivered', 60], provider: ['pending', 0] }),
      await add(61, { provider: ['dead', 0] }),
      await add(62, { provider: ['parked', 0] }),
      await add(29, {}, { status: 'suspected' }),
    ]
    expect(await removeExpired(store.database, 30, now)).toBe(0)
    expect((await left()).sort()).toEqual(kept.map(({ id }) => id).sort())
    expect(await store.database.selectFrom('erasure').selectAll().execute()).toEqual([])
  })

  it('takes no notice for a lead that reached staff, but what they did with it at the desk', async () => {
    const handled = (lead: Lead, age: number) =>
      store.database
        .updateTable('deskEntry')
        .set({ status: 'booked', updatedAt: daysAgo(age) })
        .where('leadId', '=', lead.id)
        .execute()
    const told = (age: number) => add(60, { webhook: ['delivered', age], telegram: ['delivered', age] })
    const kept = [await told(60), await add(60, { telegram: ['delivered', 60], smtp: ['dead', 40] }), await told(60)]
    await handled(kept[2] ?? makeLead(), 29)
    await handled(await told(60), 31)
    expect(await removeExpired(store.database, 30, now)).toBe(1)
    expect((await left()).sort()).toEqual(kept.map(({ id }) => id).sort())
  })

  it('removes any number, with one proof of them all', async () => {
    await Promise.all(Array.from({ length: 450 }, () => add(40)))
    expect(await removeExpired(store.database, 30, now)).toBe(450)
    expect(await store.database.selectFrom('erasure').select('leads').execute()).toEqual([{ leads: 450 }])
  })
})
