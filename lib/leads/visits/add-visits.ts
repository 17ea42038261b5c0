import { countRows, type Db, type Tables } from '#lib/leads/store/tables'
import type { Visit } from '#lib/leads/visits/visit'

/** So many times the same visit. */
export type CountedVisit = Visit & { day: string; count: number }

/** Most different rows of one day; anything new beyond is counted as `other`, so that strangers cannot fill the store. */
const maxRows = 2000
const other = { page: 'other', source: 'other', ordered: '' }

/** What a row is found by. */
const keys = ['day', 'event', 'language', 'page', 'source', 'ordered'] as const

const keyOf = (row: Tables['visitCount']) => keys.map((key) => row[key]).join()

/** Adds counts, all or none; `limit` is how many different rows a day may have. */
export async function addVisits(db: Db, visits: readonly CountedVisit[], limit = maxRows): Promise<void> {
  // In one order, so that two instances do not wait for each other.
  const rows = visits
    .map(({ order, ...visit }) => ({ ...visit, ordered: order }))
    .sort((one, another) => (keyOf(one) < keyOf(another) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) if (!(await increment(transaction, row))) await add(transaction, row, limit)
  })
}

/** False when there is no such row. */
async function increment(db: Db, { count, ...key }: Tables['visitCount']): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visitCount')
    .set((eb) => ({ count: eb('count', '+', count) }))
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function add(db: Db, row: Tables['visitCount'], limit: number): Promise<void> {
  const rows = await countRows(db.selectFrom('visitCount').where('day', '=', row.day))
  await db
    .insertInto('visitCount')
    .values(rows < limit ? row : { ...row, ...other })
    .onConflict((conflict) =>
      conflict.columns(keys).doUpdateSet((eb) => ({ count: eb('visitCount.count', '+', row.count) })),
    )
    .execute()
}
