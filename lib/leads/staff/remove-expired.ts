import type { Kysely } from 'kysely'
import type { Tables } from '#lib/leads/store/tables'

/** Leads removed at once; the server answers visitors between two steps. */
const step = 200

/**
 * Removes leads that reached staff more than `days` days ago, and of those that go nowhere (suspected ones, and all
 * while no channel is set, when staff read them here) the ones that came as long ago. A lead that still waits is never
 * removed, nor one that nobody got (parked or given up): `retry`, `park` or `erase` is for staff to choose.
 * Leaves one proof for each run that removed any. Returns how many were removed.
 */
export async function removeExpired(db: Kysely<Tables>, days: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * 86_400_000).toISOString()
  const proof = { id: crypto.randomUUID(), reason: 'retention', phone_hash: null, at: now.toISOString() }
  for (let total = 0; ;) {
    const removed = await db.transaction().execute(async (transaction) => {
      const count = await removeStep(transaction, before)
      if (count > 0)
        await transaction
          .insertInto('erasure')
          .values({ ...proof, leads: total + count })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ leads: total + count }))
          .execute()
      return count
    })
    total += removed
    if (removed < step) return total
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function removeStep(db: Kysely<Tables>, before: string): Promise<number> {
  const gone = await db
    .deleteFrom('lead')
    .where('id', 'in', (lead) =>
      lead
        .selectFrom('lead')
        .select('lead.id')
        // Nobody has a lead before it came: lets the index do most of the work.
        .where('lead.created_at', '<', before)
        .where((eb) => {
          const deliveries = eb
            .selectFrom('delivery')
            .select('delivery.id')
            .whereRef('delivery.lead_id', '=', 'lead.id')
          const isPending = eb.exists(deliveries.where('delivery.status', '=', 'pending'))
          const wasDelivered = eb('lead.delivered_at', '<', before)
          const goesNowhere = eb.and([eb('lead.delivered_at', 'is', null), eb.not(eb.exists(deliveries))])
          return eb.and([eb.or([wasDelivered, goesNowhere]), eb.not(isPending)])
        })
        .limit(step),
    )
    .returning('id')
    .execute()
  return gone.length
}
