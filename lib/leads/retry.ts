import type { Lead } from '#lib/leads/lead'
import { freshDelivery, newDelivery, noLease } from '#lib/leads/store/deliveries'
import { countRows, inTransaction, type Db } from '#lib/leads/store/tables'

/** Adds the deliveries of leads that are not there yet. */
async function addDeliveries(db: Db, leadIds: readonly string[], channels: readonly string[], now: string) {
  const deliveries = leadIds.flatMap((id) => channels.map((channel) => newDelivery(id, channel, now)))
  if (deliveries.length === 0) return
  await db
    .insertInto('delivery')
    .values(deliveries)
    .onConflict((conflict) => conflict.columns(['leadId', 'channel']).doNothing())
    .execute()
}

/** Retries a lead on every channel that has not delivered it; returns how many deliveries are under way now. */
export async function retryLead(
  db: Db,
  lead: Pick<Lead, 'id'>,
  channels: readonly string[],
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  return inTransaction(db, async (transaction) => {
    await addDeliveries(transaction, [lead.id], channels, at)
    await transaction
      .updateTable('delivery')
      .set(freshDelivery(at))
      .where('leadId', '=', lead.id)
      .where('status', 'in', ['parked', 'dead'])
      .execute()
    const deliveries = transaction.selectFrom('delivery').where('leadId', '=', lead.id)
    return countRows(deliveries.where('status', '=', 'pending'))
  })
}

/** Retries every dead letter; returns how many. */
export async function retryDeadLetters(db: Db, now: Date): Promise<number> {
  const update = db.updateTable('delivery').set(freshDelivery(now.toISOString())).where('status', '=', 'dead')
  return Number((await update.executeTakeFirst()).numUpdatedRows)
}

/** Puts the deliveries of a lead that are not made yet on hold; returns how many. */
export async function parkLead(db: Db, lead: Pick<Lead, 'id'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ status: 'parked', ...noLease, lastError: 'parked by staff' })
    .where('leadId', '=', lead.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const selectSuspected = (db: Db) => db.selectFrom('lead').where('status', '=', 'suspected')

/** How many leads look like spam. */
export const countSuspected = (db: Db): Promise<number> => countRows(selectSuspected(db))

export async function suspectedIds(db: Db): Promise<string[]> {
  return (await selectSuspected(db).select('id').execute()).map(({ id }) => id)
}

const step = 200

/** Delivers leads that look like spam on these channels after all; returns how many. */
export async function releaseLeads(
  db: Db,
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
        .set({ status: 'new', updatedAt: at })
        .where('id', 'in', ids.slice(from, from + step))
        .where('status', '=', 'suspected')
        .returning('id')
        .execute()
      const releasedIds = released.map(({ id }) => id)
      await addDeliveries(transaction, releasedIds, channels, at)
      return releasedIds.length
    })
  }
  return count
}
