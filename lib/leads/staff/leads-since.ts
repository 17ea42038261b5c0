import { withStates, type ListedLead } from '#lib/leads/staff/lead-query'
import { fromRow, numberedColumns, type Db } from '#lib/leads/store/tables'

/** A lead may be committed this much later than the time it bears. */
const overlapMs = 30_000

/** Gives, at each call, the leads stored since the one before, oldest first; at first those since `start`. */
export async function leadsSince(db: Db, start: Date): Promise<() => Promise<ListedLead[]>> {
  let from = start.getTime() - overlapMs
  const read = async () => {
    const leads = db.selectFrom('lead').select(numberedColumns).orderBy('createdAt')
    return (await leads.where('createdAt', '>=', new Date(from).toISOString()).execute()).map(fromRow)
  }
  let seen = new Set((await read()).map(({ id }) => id))
  return async () => {
    const leads = await read()
    const fresh = leads.filter(({ id }) => !seen.has(id))
    seen = new Set(leads.map(({ id }) => id))
    const newest = leads.at(-1)
    if (newest) from = Math.max(from, Date.parse(newest.createdAt) - overlapMs)
    return withStates(db, fresh)
  }
}
