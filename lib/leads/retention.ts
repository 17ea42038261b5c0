import { setImmediate } from 'node:timers/promises'
import { noticeChannels } from '#lib/leads/channels/channel'
import type { Db } from '#lib/leads/store/tables'

/** Leads removed at once; the server answers visitors between two steps. */
const step = 200

/**
 * Records that the site ran today. What is older than the returned day (`2026-11-20`) is to be removed, as the site ran on
 * `days` days since; null while it has not. A clock that jumps makes nothing older than a day.
 */
export async function expiryDay(db: Db, days: number, now: Date): Promise<string | null> {
  const day = now.toISOString().slice(0, 10)
  await db
    .insertInto('runDay')
    .values({ day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = db.selectFrom('runDay').select('day').orderBy('day', 'desc').offset(days).limit(1)
  return (await before.executeTakeFirst())?.day ?? null
}

/**
 * Removes leads that reached staff before a day, by a channel that carries them or by what was done at the desk, and those
 * without deliveries (suspected, or no channel is set) that came before it; what waits or nobody got stays. Leaves a proof.
 * Returns how many were removed.
 */
export async function removeExpired(db: Db, before: string, now: Date): Promise<number> {
  const proof = { id: crypto.randomUUID(), reason: 'retention', phoneHash: null, at: now.toISOString() }
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
    await setImmediate()
  }
}

async function removeStep(db: Db, before: string): Promise<number> {
  const removed = await db
    .deleteFrom('lead')
    .where('id', 'in', (lead) =>
      lead
        .selectFrom('lead')
        .select('lead.id')
        // No lead is delivered before it came: lets the index do most of the work.
        .where('lead.createdAt', '<', before)
        .where((eb) => {
          const deliveries = eb.selectFrom('delivery').select('delivery.id').whereRef('delivery.leadId', '=', 'lead.id')
          // A notice that waits for its receiver keeps no lead.
          const isPending = eb.exists(
            deliveries.where('delivery.status', '=', 'pending').where('delivery.channel', 'not in', noticeChannels),
          )
          const wasDelivered = eb.exists(
            deliveries
              .where('delivery.status', '=', 'delivered')
              .where('delivery.deliveredAt', '<', before)
              .where('delivery.channel', 'not in', noticeChannels),
          )
          const wasHandled = eb.and([
            eb('lead.updatedAt', '<', before),
            eb.or([eb('lead.status', '=', 'suspected'), eb('lead.deskStatus', '!=', 'new')]),
          ])
          const goesNowhere = eb.not(eb.exists(deliveries))
          return eb.and([eb.or([wasDelivered, wasHandled, goesNowhere]), eb.not(isPending)])
        })
        .limit(step),
    )
    .returning('id')
    .execute()
  return removed.length
}
