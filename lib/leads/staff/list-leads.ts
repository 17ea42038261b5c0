import type { Kysely } from 'kysely'
import type { Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'
import { matching, type LeadQuery } from '#lib/leads/staff/lead-query'
import { deliveriesOf, stateOf, type LeadState } from '#lib/leads/staff/lead-state'
import { fromRow, type Tables } from '#lib/leads/store/tables'

/** A lead in the list; `earlier` counts the same phone's other sign-ups in the 24 hours before it. */
export type ListedLead = { lead: Lead; state: LeadState; earlier: number }

const dayMs = 86_400_000
const pageSize = 200
/** Pages read at the most: a burst of one phone must not make the list read everything. */
const maxPages = 50

const isWithinDay = (head: Lead, lead: Lead) => Date.parse(head.createdAt) - Date.parse(lead.createdAt) < dayMs

/** A second sign-up is the same wish; one that needs attention keeps its own line. */
function belongsTo(head: ListedLead, { lead, state }: ListedLead): boolean {
  return isWholePhone(lead.phone) && lead.status === head.lead.status && state !== 'dead' && state !== 'parked'
}

/**
 * Leads, newest first, the same phone within 24 hours as one; all of them stay stored.
 * @returns `limit` lines at most, and how many leads are in none of them.
 */
export async function listLeads(
  db: Kysely<Tables>,
  query: LeadQuery & { limit: number },
): Promise<{ listed: ListedLead[]; more: number }> {
  const { count } = await matching(db, query)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  const heads = new Map<string, ListedLead>()
  const listed: ListedLead[] = []
  let seen = 0
  let last: Lead | undefined
  for (let page = 0; page < maxPages; page++) {
    const found = await pageAfter(db, query, last)
    for (const each of found) {
      last = each.lead
      const head = heads.get(each.lead.phone)
      const current = head && isWithinDay(head.lead, each.lead) ? head : undefined
      if (current && belongsTo(current, each)) current.earlier += 1
      else if (listed.length < query.limit) {
        listed.push(each)
        if (!current) heads.set(each.lead.phone, each)
      } else continue
      seen += 1
    }
    const oldest = listed.at(-1)?.lead.createdAt
    const isFull = listed.length === query.limit
    // Read on until nothing can belong to the last line any more.
    const isPast = last !== undefined && oldest !== undefined && Date.parse(oldest) - Date.parse(last.createdAt) > dayMs
    if (found.length < pageSize || (isFull && isPast)) break
  }
  return { listed, more: Number(count) - seen }
}

async function pageAfter(db: Kysely<Tables>, query: LeadQuery, last: Lead | undefined): Promise<ListedLead[]> {
  let page = matching(db, query).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(pageSize)
  if (last) {
    page = page
      .where('created_at', '<=', last.createdAt)
      .where((eb) => eb.or([eb('created_at', '<', last.createdAt), eb('id', '<', last.id)]))
  }
  const leads = (await page.execute()).map(fromRow)
  const deliveries = await deliveriesOf(
    db,
    leads.map(({ id }) => id),
  )
  return leads.map((lead) => ({ lead, state: stateOf(lead, deliveries.get(lead.id) ?? []), earlier: 0 }))
}

/** The same phone's other sign-ups in the 24 hours around a lead, newest first. */
export async function sameVisitor(db: Kysely<Tables>, lead: Lead): Promise<Lead[]> {
  if (!isWholePhone(lead.phone)) return []
  const at = (ms: number) => new Date(Date.parse(lead.createdAt) + ms).toISOString()
  const rows = await db
    .selectFrom('lead')
    .selectAll()
    .where('phone', '=', lead.phone)
    .where('id', '!=', lead.id)
    .where('created_at', '>', at(-dayMs))
    .where('created_at', '<', at(dayMs))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(fromRow)
}
