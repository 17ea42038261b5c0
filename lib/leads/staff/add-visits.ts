import type { Kysely, Transaction } from 'kysely'
import type { Visit } from '#lib/leads/visit'
import type { Tables } from '#lib/leads/store/tables'

/** So many times the same visit. */
export type CountedVisit = Visit & { day: string; count: number }

/** Different rows of one day; anything new beyond is counted as `other`, so that strangers cannot fill the store. */
const maxRows = 2000

/** What visits beyond the limit are counted as. */
const other = { page: 'other', source: 'other', ordered: '' }

const keyOf = ({ day, event, language, page, source, ordered }: CountedVisit) =>
  [day, event, language, page, source, ordered].join()

/** Adds counts, all or none; `limit` is how many different rows a day may have. */
export async function addVisits(db: Kysely<Tables>, visits: readonly CountedVisit[], limit = maxRows): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In one order, so that two instances do not wait for each other.
    for (const visit of visits.toSorted((one, another) => (keyOf(one) < keyOf(another) ? -1 : 1))) {
      if (await addToKnown(transaction, visit)) continue
      const { rows } = await transaction
        .selectFrom('visit_count')
        .select(({ fn }) => fn.countAll<string | number>().as('rows'))
        .where('day', '=', visit.day)
        .executeTakeFirstOrThrow()
      const row = Number(rows) < limit ? visit : { ...visit, ...other }
      await transaction
        .insertInto('visit_count')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event', 'language', 'page', 'source', 'ordered'])
            .doUpdateSet((eb) => ({ count: eb('visit_count.count', '+', visit.count) })),
        )
        .execute()
    }
  })
}

async function addToKnown(transaction: Transaction<Tables>, { count, ...key }: CountedVisit): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('visit_count')
    .set((eb) => ({ count: eb('count', '+', count) }))
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
