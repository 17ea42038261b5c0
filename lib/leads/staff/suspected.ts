import type { Kysely } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { fromRow, type Tables } from '#lib/leads/store/tables'

/** How many leads look like spam and were not released, of those that came at `since` (ISO) or later. */
export async function countSuspected(db: Kysely<Tables>, since = ''): Promise<number> {
  const { leads } = await suspected(db)
    .select(({ fn }) => fn.countAll<string | number>().as('leads'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(leads)
}

/** Ids of the same leads. */
export async function suspectedIds(db: Kysely<Tables>, since: string): Promise<string[]> {
  const rows = await suspected(db).select('id').where('created_at', '>=', since).execute()
  return rows.map(({ id }) => id)
}

/**
 * Leads that look like spam and came after `since` and not after `until` (ISO times): how many, and the newest of them.
 * @param limit how many are given at the most.
 */
export async function suspectedBetween(
  db: Kysely<Tables>,
  since: string,
  until: string,
  limit: number,
): Promise<{ fresh: number; newest: Lead[] }> {
  const between = suspected(db).where('created_at', '>', since).where('created_at', '<=', until)
  const rows = await between.selectAll().orderBy('created_at', 'desc').limit(limit).execute()
  const { fresh } = await between
    .select(({ fn }) => fn.countAll<string | number>().as('fresh'))
    .executeTakeFirstOrThrow()
  return { fresh: Number(fresh), newest: rows.map(fromRow) }
}

function suspected(db: Kysely<Tables>) {
  return db.selectFrom('lead').where('status', '=', 'suspected')
}
