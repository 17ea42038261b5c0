import type { UpdateQueryBuilder, UpdateResult } from 'kysely'
import { countRows } from '#lib/database/count-rows'
import type { Db, Tables } from '#lib/database/tables'
import { makeDelivery, toFreshDelivery } from '#lib/leads/outbox/deliveries'
import { addMilliseconds, clockToleranceMs } from '#lib/time/add-milliseconds'

type DeliveryUpdate = UpdateQueryBuilder<Tables, 'delivery', 'delivery', UpdateResult>

function makePendingDue(db: Db, now: string): DeliveryUpdate {
  return db
    .updateTable('delivery')
    .set({ nextAttemptAt: now, scheduledAt: now })
    .where('status', '=', 'pending')
}

/**
 * Makes pending deliveries due at once if they were scheduled while the server's clock was ahead.
 */
export async function handleClockSkew(db: Db, now: Date): Promise<void> {
  const latest = addMilliseconds(now, clockToleranceMs)
  const due = makePendingDue(db, now.toISOString()).where('scheduledAt', '>', latest)
  await due.set({ leasedBy: null }).execute()
}

/**
 * Makes the pending deliveries of a channel due at once. A delivery stays unchanged if it was never
 * attempted or if a worker holds its lease.
 */
export async function retryChannel(db: Db, channel: string, now: string): Promise<void> {
  const due = makePendingDue(db, now).where('channel', '=', channel)
  await due.where('attempts', '>', 0).where('leasedBy', 'is', null).execute()
}

/**
 * Retries a lead on every channel that has not delivered the lead. Must run in a transaction.
 * @returns number of the lead's deliveries that are pending after this call
 */
export async function retryLead(
  db: Db,
  leadId: string,
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  if (channels.length > 0)
    await db
      .insertInto('delivery')
      .values(channels.map((channel) => makeDelivery(leadId, channel, at)))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await db
    .updateTable('delivery')
    .set(toFreshDelivery(at))
    .where('leadId', '=', leadId)
    .where('status', '=', 'dead')
    .execute()
  const deliveries = db.selectFrom('delivery').where('leadId', '=', leadId)
  return countRows(deliveries.where('status', '=', 'pending'))
}

/**
 * Makes a suspected lead `new` and schedules its deliveries. Returns false if the lead is not
 * suspected.
 */
export function releaseLead(
  db: Db,
  leadId: string,
  channels: readonly string[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable('lead')
      .set({ status: 'new', updatedAt: now.toISOString() })
      .where('id', '=', leadId)
      .where('status', '=', 'suspected')
      .executeTakeFirst()
    if (released.numUpdatedRows === 0n) return false
    await retryLead(transaction, leadId, channels, now)
    return true
  })
}

/** Retries all deliveries with the status `dead`. Returns the number of these deliveries. */
export async function retryDeadLetters(db: Db, now: Date): Promise<number> {
  const update = db
    .updateTable('delivery')
    .set(toFreshDelivery(now.toISOString()))
    .where('status', '=', 'dead')
  return Number((await update.executeTakeFirst()).numUpdatedRows)
}

/** Removes the pending deliveries of a lead. `retryLead` can create these deliveries again. */
export async function withdrawLead(db: Db, leadId: string): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('leadId', '=', leadId)
    .where('status', '=', 'pending')
    .execute()
}
