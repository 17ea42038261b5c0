import type { Lead } from '#lib/leads/lead'
import { isWholePhone } from '#lib/leads/phone'
import { filterLeads, withStates, type LeadFilter, type ListedLead } from '#lib/leads/staff/lead-query'
import { countRows, fromRow, numberedColumns, type Db } from '#lib/leads/store/tables'

const dayMs = 86_400_000
const pageSize = 200
/** Most pages read: a burst of one phone must not make the list read everything. */
const maxPages = 50

const isWithinDay = (head: Lead, lead: Lead) => Date.parse(head.createdAt) - Date.parse(lead.createdAt) < dayMs

/** A second sign-up is the same wish; one that needs attention keeps its own line. */
function belongsTo(head: ListedLead, { lead, state }: ListedLead): boolean {
  return isWholePhone(lead.phone) && lead.status === head.lead.status && state !== 'dead' && state !== 'parked'
}

/** Up to `limit` leads, newest first, the same phone within 24 hours as one, and how many more leads there are. */
export async function listLeads(
  db: Db,
  filter: LeadFilter & { limit: number },
): Promise<{ listed: ListedLead[]; more: number }> {
  const heads = new Map<string, ListedLead>()
  const listed: ListedLead[] = []
  let seen = 0
  let last: Lead | undefined
  for (let page = 0; page < maxPages; page++) {
    const found = await pageAfter(db, filter, last)
    for (const each of found) {
      last = each.lead
      const head = heads.get(each.lead.phone)
      const current = head && isWithinDay(head.lead, each.lead) ? head : undefined
      if (current && belongsTo(current, each)) current.earlier += 1
      else if (listed.length < filter.limit) {
        listed.push(each)
        if (!current) heads.set(each.lead.phone, each)
      } else continue
      seen += 1
    }
    const oldest = listed.at(-1)?.lead
    const isFull = listed.length === filter.limit
    // Read on until nothing can belong to the last line any more.
    if (found.length < pageSize || (isFull && last && oldest && !isWithinDay(oldest, last))) break
  }
  return { listed, more: (await countRows(filterLeads(db, filter))) - seen }
}

async function pageAfter(db: Db, filter: LeadFilter, last: Lead | undefined): Promise<ListedLead[]> {
  let page = filterLeads(db, filter).select(numberedColumns).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  if (last) page = page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(last.createdAt, last.id)))
  return withStates(db, (await page.limit(pageSize).execute()).map(fromRow))
}

/** The same phone's other sign-ups in the 24 hours around a lead, newest first. */
export async function sameVisitor(db: Db, lead: Lead): Promise<Lead[]> {
  if (!isWholePhone(lead.phone)) return []
  const at = (ms: number) => new Date(Date.parse(lead.createdAt) + ms).toISOString()
  const rows = await db
    .selectFrom('lead')
    .select(numberedColumns)
    .where('phone', '=', lead.phone)
    .where('id', '!=', lead.id)
    .where('createdAt', '>', at(-dayMs))
    .where('createdAt', '<', at(dayMs))
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(fromRow)
}
