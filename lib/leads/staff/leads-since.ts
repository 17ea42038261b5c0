import type { Kysely } from 'kysely'
import type { ListedLead } from '#lib/leads/staff/list-leads'
import { deliveriesOf, stateOf } from '#lib/leads/staff/lead-state'
import { fromRow, type Tables } from '#lib/leads/store/tables'

/** A lead may be committed this much later than the time it bears, in milliseconds. */
const overlap = 30_000

/** Gives, at each call, the leads stored since the one before, oldest first; at first those since `start`. */
export async function leadsSince(db: Kysely<Tables>, start: Date): Promise<() => Promise<ListedLead[]>> {
  let from = start.getTime() - overlap
  const read = async () => {
    const since = new Date(from).toISOString()
    const rows = await db
      .selectFrom('lead')
      .selectAll()
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .execute()
    return rows.map(fromRow)
  }
  let seen = new Set((await read()).map(({ id }) => id))
  return async () => {
    const leads = await read()
    const fresh = leads.filter(({ id }) => !seen.has(id))
    seen = new Set(leads.map(({ id }) => id))
    const newest = leads.at(-1)
    if (newest) from = Math.max(from, Date.parse(newest.createdAt) - overlap)
    const deliveries = await deliveriesOf(
      db,
      fresh.map(({ id }) => id),
    )
    return fresh.map((lead) => ({ lead, state: stateOf(lead, deliveries.get(lead.id) ?? []), earlier: 0 }))
  }
}
