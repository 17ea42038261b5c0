import { setImmediate } from 'node:timers/promises'
import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tables } from '#lib/database/tables'
import { noticeChannels } from '#lib/leads/channels/channel'
import { addErasureProof } from '#lib/leads/erasure'

/**
 * Records that the site ran today, and finds the day before which leads expire. Only days on which
 * the site ran are counted, so that leads do not expire when the clock jumps ahead. After the
 * returned day, the site has run on `days` days, including today.
 * @returns an ISO day; null when the site has run on at most `days` days in total
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

/**
 * Maximum number of leads that one transaction removes. Between small transactions, the server can
 * answer visitors.
 */
const batchSize = 200

/** The column `number` is a 32-bit integer in PostgreSQL, so no lead has a higher number. */
const maxNumber = 2 ** 31 - 1

/**
 * Removes expired leads and adds erasure proofs. A lead expires if it was created before
 * `expiryDay` and meets one of these conditions:
 * - the lead was delivered before that day;
 * - the lead is suspected or was handled at the desk, and was last changed before that day;
 * - the lead has no deliveries.
 *
 * Notices (`noticeChannels`) do not count as deliveries in the first condition. While the delivery
 * of a lead's data is pending, the lead does not expire. A lead also does not expire if its lead
 * number is at least the result of `findFirstKept`.
 * @returns number of removed leads
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
 * Returns the lowest lead number among the leads with a `createdAt` from `expiryDay` to `now`. The
 * lead with this number and all leads with higher numbers are kept. A lead that is saved later gets
 * a higher number. A kept lead may have a `createdAt` before `expiryDay`, because the server's
 * clock was behind. A lead with a `createdAt` after `now` is ignored, because the server's clock
 * was ahead. Returns `maxNumber` when no lead was created in this period.
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
      // The index of `createdAt` excludes most leads here, so that the subqueries below read few
      // leads.
      .where('lead.createdAt', '<', expiryDay)
      .where('lead.number', '<', firstKept)
      .where((eb) => {
        const deliveries = eb
          .selectFrom('delivery')
          .select('delivery.id')
          .whereRef('delivery.leadId', '=', 'lead.id')
        // Notices do not count as deliveries of the lead's data, because a notice contains no name
        // and no phone. A lead with a pending notice can expire.
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
