import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { chooseLead, findCallers, type Caller } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import { selectDueLeads, selectLeads, type LeadSelection } from '#lib/desk/lists/filter-leads'
import type { LeadFilter } from '#lib/desk/lists/list-query'

const pageSize = 50
const maxQueue = 500
const maxQueueLeads = 2 * maxQueue

/** A page of a list of callers. */
export type CallerPage = {
  lines: Caller[]
  /** True when another page follows. */
  hasMore: boolean
}

/**
 * Lists the callers whose leads match a filter.
 * - The queue begins with callers whose callback is due, the earliest callback first. Callers with
 *   new leads follow, the oldest lead first.
 * - The tab `later` is sorted by the time of the callback.
 * - All other lists begin with the newest lead.
 */
export async function listCallers(
  person: Person,
  desk: Desk,
  filter: LeadFilter,
): Promise<CallerPage> {
  requireRole(person, 'reception')
  if (filter.tab === 'queue') return listQueue(person, desk)
  const found = await findPage(desk, filter)
  const keys = found.map(({ caller }) => caller)
  const callers = await findCallers(person, desk, keys.slice(0, pageSize))
  const numbers = new Map(found.map(({ caller, number }) => [caller, number]))
  // The list shows each caller with the name of the lead that the filter matches. Another lead of
  // the caller may have another name.
  const lines = callers.map((caller) => chooseLead(caller, numbers.get(caller.lead.caller)))
  return { lines, hasMore: keys.length > pageSize }
}

async function listQueue(person: Person, desk: Desk): Promise<CallerPage> {
  const keys = await findQueueKeys(desk)
  const callers = await findCallers(person, desk, keys.slice(0, maxQueue))
  // The queue shows each caller with the name of a lead that still needs a call. The newest lead of
  // the caller may need no call and belong to another person.
  const lines = callers.map((caller) => chooseLead(caller, caller.open[0]?.number))
  return { lines, hasMore: keys.length > maxQueue }
}

async function findQueueKeys({ db, now }: Desk): Promise<string[]> {
  const dueLeads = selectDueLeads(db, now).orderBy('dueAt')
  const newLeads = selectLeads(db, { status: 'new' }).orderBy('number')
  const readKeys = (leads: LeadSelection) => leads.select('caller').limit(maxQueueLeads).execute()
  const rows = [...(await readKeys(dueLeads)), ...(await readKeys(newLeads))]
  return [...new Set(rows.map(({ caller }) => caller))]
}

/**
 * Finds the callers of a page of a list. `number` is the number of the caller's newest lead that
 * the filter matches.
 */
async function findPage(
  { db }: Desk,
  filter: LeadFilter,
): Promise<{ caller: string; number: number }[]> {
  const isLater = filter.tab === 'later'
  const leads = selectLeads(db, filter).select([
    'caller',
    'number',
    isLater ? 'dueAt as place' : 'number as place',
  ])
  // `MATERIALIZED` makes SQLite run the subquery first. Otherwise SQLite groups by an index without
  // the filtered columns, and looks up every lead in the table.
  const callers = db
    .with(
      (name) => name('found').materialized(),
      () => leads,
    )
    .selectFrom('found')
    .select(({ fn }) => ['caller', fn.max('number').as('number')])
    .groupBy('caller')
    .orderBy(({ fn }) => (isLater ? fn.min('place') : fn.max('place')), isLater ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset(((filter.page ?? 1) - 1) * pageSize)
  return callers.execute()
}
