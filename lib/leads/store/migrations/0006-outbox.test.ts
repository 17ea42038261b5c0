import { sql, type Kysely } from 'kysely'
import { testLead } from '#e2e/support/test-lead'
import { up } from '#lib/leads/store/migrations/0006-outbox'
import { databaseKinds, databasesOf } from '#e2e/support/test-databases'
import { claimDeliveries } from '#lib/leads/store/deliveries'

describe.each(databaseKinds)('a store in %s of the time when refusals ended a delivery', (kind) => {
  const newDatabase = databasesOf(kind)

  it('tries again what is young, gives up what is old, and leaves on hold what staff hold back', async () => {
    const database = await newDatabase('without tables')
    const { db, store } = await database.open()
    await sql`DROP TABLE notice`.execute(db)
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    async function park(error: string, hours: number): Promise<string> {
      const lead = testLead({ createdAt: hoursAgo(hours) })
      await store.add(lead, { channels: ['provider'], from: lead.createdAt })
      const held = { status: 'parked', lastError: error, nextAttemptAt: hoursAgo(hours) }
      await db.updateTable('delivery').set(held).where('leadId', '=', lead.id).execute()
      return lead.id
    }
    const [young, old, held] = [
      await park('HTTP 401', 70),
      await park('HTTP 422', 74),
      await park('parked by staff', 74),
    ]
    // Migrations know no tables.
    await up(db as unknown as Kysely<unknown>)
    const rows = await db.selectFrom('delivery').select(['leadId', 'status']).execute()
    expect(Object.fromEntries(rows.map(({ leadId, status }) => [leadId, status]))).toEqual({
      [young]: 'pending',
      [old]: 'dead',
      [held]: 'parked',
    })
    const claimed = await claimDeliveries(store.database, 'provider', 'worker', 10, new Date(), [])
    expect(claimed.map(({ lead }) => lead.id)).toEqual([young])
    await database.close()
  })
})
