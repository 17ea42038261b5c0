import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findCallers, type Caller } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import { selectDueLeads, selectLeads, type LeadSelection } from '#lib/desk/lists/filter-leads'
import type { LeadFilter } from '#lib/desk/lists/list-query'

const pageSize = 50
const maxQueue = 500
const maxQueueLeads = 2 * maxQueue

/** A page of a list of callers. `hasMore` is true when another page follows. */
export type CallerPage = { lines: Caller[]; hasMore: boolean }

/**
 * Lists the callers whose leads match a filter.
 * The queue begins with due callbacks, followed by new leads. In both groups, the longest waiting
 * caller is first.
 * The tab `later` is sorted by the time of the callback. Other lists begin with the newest lead.
 */
export async function listCallers(
  person: Person,
  desk: Desk,
  filter: LeadFilter,
): Promise<CallerPage> {
  requireRole(person, 'reception')
  const isQueue = filter.tab === 'queue'
  const keys = await (isQueue ? findQueueKeys(desk) : findPageKeys(desk, filter))
  const size = isQueue ? maxQueue : pageSize
  const lines = await findCallers(person, desk, keys.slice(0, size))
  return { lines, hasMore: keys.length > size }
}

async function findQueueKeys({ db, now }: Desk): Promise<string[]> {
  const dueLeads = selectDueLeads(db, now).orderBy('dueAt')
  const newLeads = selectLeads(db, { status: 'new' }).orderBy('number')
  const readKeys = (leads: LeadSelection) => leads.select('caller').limit(maxQueueLeads).execute()
  const rows = [...(await readKeys(dueLeads)), ...(await readKeys(newLeads))]
  return [...new Set(rows.map(({ caller }) => caller))]
}

async function findPageKeys({ db }: Desk, filter: LeadFilter): Promise<string[]> {
  const isLater = filter.tab === 'later'
  const leads = selectLeads(db, filter).select([
    'caller',
    isLater ? 'dueAt as place' : 'number as place',
  ])
  // The subquery is materialized. Otherwise SQLite groups by an index without the filtered columns,
  // and looks up every lead in the table.
  const callers = db
    .with(
      (name) => name('found').materialized(),
      () => leads,
    )
    .selectFrom('found')
    .select('caller')
    .groupBy('caller')
    .orderBy(({ fn }) => (isLater ? fn.min('place') : fn.max('place')), isLater ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset(((filter.page ?? 1) - 1) * pageSize)
  return (await callers.execute()).map(({ caller }) => caller)
}
