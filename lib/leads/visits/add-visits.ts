import { countRows, type Db, type Tables } from '#lib/leads/store/tables'
import type { VisitCount } from '#lib/leads/visits/visit'

/** So many times the same count. */
export type CountedVisit = VisitCount & { day: string; count: number }

/** Most values that an event has in a dimension a day, so that strangers cannot fill the store. */
const maxValues = 500

/** What any value beyond them is counted as. */
export const otherValues = '(other)'

/** What a row is found by. */
const keys = ['day', 'event', 'dimension', 'touch', 'value'] as const

const keyOf = (row: Tables['visit']) => keys.map((key) => row[key]).join('\n')

/** Adds counts, all or none; `limit` is how many values an event may have in a dimension a day. */
export async function addVisits(db: Db, visits: readonly CountedVisit[], limit = maxValues): Promise<void> {
  // In one order, so that two instances do not wait for each other.
  const rows = visits.toSorted((one, another) => (keyOf(one) < keyOf(another) ? -1 : 1))
  await db.transaction().execute(async (transaction) => {
    for (const row of rows) if (!(await increment(transaction, row))) await add(transaction, row, limit)
  })
}

/** False when there is no such row. */
async function increment(db: Db, { count, ...key }: Tables['visit']): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('visit')
    .set((eb) => ({ count: eb('count', '+', count) }))
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function add(db: Db, row: Tables['visit'], limit: number): Promise<void> {
  const { day, event, dimension, touch } = row
  const values = db.selectFrom('visit').where((eb) => eb.and({ day, event, dimension, touch }))
  await db
    .insertInto('visit')
    .values((await countRows(values)) < limit ? row : { ...row, value: otherValues })
    .onConflict((conflict) =>
      conflict.columns(keys).doUpdateSet((eb) => ({ count: eb('visit.count', '+', row.count) })),
    )
    .execute()
}
