import type { Kysely } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { newDelivery } from '#lib/leads/store/outbox-store'
import type { Tables } from '#lib/leads/store/tables'

const again = (now: string) => ({
  status: 'pending',
  attempts: 0,
  next_attempt_at: now,
  scheduled_at: now,
  leased_by: null,
  leased_until: null,
  // The hours in which a delivery is tried begin anew.
  created_at: now,
})

/**
 * Lets every channel that has not delivered a lead try again, also one that was set up after it came.
 * @returns how many deliveries are under way now.
 */
export async function deliverAgain(
  db: Kysely<Tables>,
  lead: Lead,
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  return db.transaction().execute(async (transaction) => {
    for (const channel of channels)
      await transaction
        .insertInto('delivery')
        .values(newDelivery(lead.id, channel, at, at))
        .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doNothing())
        .execute()
    await transaction
      .updateTable('delivery')
      .set(again(at))
      .where('lead_id', '=', lead.id)
      .where('status', 'in', ['parked', 'dead'])
      .execute()
    const waiting = await transaction
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .where('lead_id', '=', lead.id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    return Number(waiting.count)
  })
}

/** Lets every delivery that was given up try again; returns how many. */
export async function deliverAllDead(db: Kysely<Tables>, now: Date): Promise<number> {
  const update = db.updateTable('delivery').set(again(now.toISOString())).where('status', '=', 'dead')
  const { numUpdatedRows } = await update.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Holds back the deliveries of a lead that are not made yet; returns how many. */
export async function holdBack(db: Kysely<Tables>, lead: Lead): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ status: 'parked', leased_by: null, leased_until: null, last_error: 'parked by staff' })
    .where('lead_id', '=', lead.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
