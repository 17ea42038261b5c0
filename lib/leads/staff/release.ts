import type { Kysely } from 'kysely'
import { newDelivery } from '#lib/leads/store/outbox-store'
import type { Tables } from '#lib/leads/store/tables'

/** Leads released in one transaction. */
const step = 200

/** Lets leads that look like spam go to these channels after all; returns how many did. */
export async function release(
  db: Kysely<Tables>,
  ids: readonly string[],
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  let count = 0
  for (let from = 0; from < ids.length; from += step) {
    count += await db.transaction().execute(async (transaction) => {
      const released = await transaction
        .updateTable('lead')
        .set({ status: 'new', updated_at: at })
        .where('id', 'in', ids.slice(from, from + step))
        .where('status', '=', 'suspected')
        .returning('id')
        .execute()
      const deliveries = released.flatMap(({ id }) => channels.map((channel) => newDelivery(id, channel, at, at)))
      if (deliveries.length > 0)
        await transaction
          .insertInto('delivery')
          .values(deliveries)
          .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doNothing())
          .execute()
      return released.length
    })
  }
  return count
}
