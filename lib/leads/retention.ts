import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from '#lib/database/tables'
import { noticeChannels } from '#lib/leads/channels/channel'
import { addErasureProof } from '#lib/leads/erasure'

/**
 * Records that the site ran today. The days on which the site ran are counted, so that a clock that
 * jumps ahead makes nothing expire.
 * @returns the day (`2026-11-20`) since which the site has run on `days` days, or null while it has not
 */
export async function findExpiryDay(db: Db, days: number, now: Date): Promise<string | null> {
  const today = now.toISOString().slice(0, 10)
  await db
    .insertInto('runDay')
    .values({ day: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('runDay')
    .select('day')
    .orderBy('day', 'desc')
    .offset(days)
    .limit(1)
    .executeTakeFirst()
  return row?.day ?? null
}

/** Leads removed in one transaction. Visitors are answered between two transactions. */
const batchSize = 200

/** Above every number of a lead. */
const maxNumber = 2 ** 31 - 1

/**
 * Removes expired leads and leaves proofs. A lead expires on `expiryDay` after it was delivered or
 * handled at the desk; a suspected lead, or one without deliveries, after it came. A lead that waits,
 * or that nobody got, stays.
 * @returns how many leads were removed
 */
export async function removeExpiredLeads(db: Db, expiryDay: string, now: Date): Promise<number> {
  const firstKept = await findFirstKept(db, expiryDay, now)
  for (let total = 0; ;) {
    const count = await db.transaction().execute(async (transaction) => {
      const expired = selectExpired(transaction, expiryDay, firstKept).limit(batchSize)
      const removal = transaction.deleteFrom('lead').where('id', 'in', expired)
      const { numDeletedRows } = await removal.executeTakeFirst()
      return addErasureProof(transaction, 'retention', Number(numDeletedRows), now)
    })
    total += count
    if (count < batchSize) return total
    await setImmediate()
  }
}

/**
 * Returns the lowest number of a lead that is not expired by its date. Leads from this number on
 * stay: an old date there was written while the clock was behind.
 */
async function findFirstKept(db: Db, expiryDay: string, now: Date): Promise<number> {
  const { number } = await db
    .selectFrom('lead')
    .where('createdAt', '>=', expiryDay)
    .where('createdAt', '<=', now.toISOString())
    .select(({ fn }) => fn.min<number | null>('number').as('number'))
    .executeTakeFirstOrThrow()
  return number ?? maxNumber
}

function selectExpired(
  db: Db,
  expiryDay: string,
  firstKept: number,
): SelectQueryBuilder<Tables, 'lead', { id: string }> {
  return (
    db
      .selectFrom('lead')
      .select('lead.id')
      // Every other date of a lead is later than this one, so the index does most of the work.
      .where('lead.createdAt', '<', expiryDay)
      .where('lead.number', '<', firstKept)
      .where((eb) => {
        const deliveries = eb
          .selectFrom('delivery')
          .select('delivery.id')
          .whereRef('delivery.leadId', '=', 'lead.id')
        // A notice carries no name and phone, so it keeps no lead.
        const deliveriesOfData = deliveries.where('delivery.channel', 'not in', noticeChannels)
        const isDelivered = eb.exists(
          deliveriesOfData
            .where('delivery.status', '=', 'delivered')
            .where('delivery.deliveredAt', '<', expiryDay),
        )
        const isPending = eb.exists(deliveriesOfData.where('delivery.status', '=', 'pending'))
        const isHandled = eb
          .or([eb('lead.status', '=', 'suspected'), eb('lead.deskStatus', '!=', 'new')])
          .and('lead.updatedAt', '<', expiryDay)
        return eb.or([isDelivered, isHandled, eb.not(eb.exists(deliveries))]).and(eb.not(isPending))
      })
  )
}
