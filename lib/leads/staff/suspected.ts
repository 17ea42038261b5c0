import type { Kysely } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { fromRow, type Tables } from '#lib/leads/store/tables'

/** How many leads look like spam and were not released. */
export async function countSuspected(db: Kysely<Tables>): Promise<number> {
  return count(db, '')
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
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where('status', '=', 'suspected')
    .where('created_at', '>', since)
    .where('created_at', '<=', until)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return { fresh: rows.length < limit ? rows.length : await count(db, since, until), newest: rows.map(fromRow) }
}

async function count(db: Kysely<Tables>, since: string, until?: string): Promise<number> {
  const { leads } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<string | number>().as('leads'))
    .where('status', '=', 'suspected')
    .where('created_at', '>', since)
    .$if(until !== undefined, (query) => query.where('created_at', '<=', until ?? ''))
    .executeTakeFirstOrThrow()
  return Number(leads)
}
