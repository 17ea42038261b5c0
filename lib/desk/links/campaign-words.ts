import type { Attribution } from '#lib/leads/lead'
import { campaignDimensions } from '#lib/leads/campaign'
import type { Db } from '#lib/leads/store/tables'
import type { Person } from '#lib/auth/person'

/** Latest leads that are read, and most words that are suggested. */
const maxLeads = 2000
const maxWords = 50

/** Campaign words that brought leads by their parameter, latest first; nothing of them is about anybody. */
export async function campaignWords(_person: Person, db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('lead')
    .select('lastTouch')
    .where('status', '=', 'new')
    .orderBy('createdAt', 'desc')
    .limit(maxLeads)
    .execute()
  const visits = rows.map(({ lastTouch }) => JSON.parse(lastTouch) as Attribution)
  const latest = (name: string) => [...new Set(visits.flatMap((visit) => visit[name] ?? []))].slice(0, maxWords)
  return new Map(campaignDimensions.map((name) => [name, latest(name)]))
}
