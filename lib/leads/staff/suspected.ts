import { addDeliveries } from '#lib/leads/staff/retry'
import { countRows, type Db } from '#lib/leads/store/tables'

const selectSuspected = (db: Db) => db.selectFrom('lead').where('status', '=', 'suspected')

/** How many leads look like spam, of those that came at `since` (ISO) or later. */
export function countSuspected(db: Db, since = ''): Promise<number> {
  return countRows(selectSuspected(db).where('createdAt', '>=', since))
}

/** Ids of the same leads. */
export async function suspectedIds(db: Db, since: string): Promise<string[]> {
  const rows = await selectSuspected(db).select('id').where('createdAt', '>=', since).execute()
  return rows.map(({ id }) => id)
}

/** Leads released in one transaction. */
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
