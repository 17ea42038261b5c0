import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { chooseLead, findCallers, type Caller } from '#lib/desk/callers/caller'
import type { Desk } from '#lib/desk/desk'
import {
  selectBegunWindows,
  selectChosenWindows,
  selectDueLeads,
  selectLeads,
  selectWithoutWindow,
  type LeadSelection,
} from '#lib/desk/lists/filter-leads'
import type { LeadFilter } from '#lib/desk/lists/list-query'
import { foldName } from '#lib/leads/lead-search'

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
 * - The queue has the order of `queueParts`. In each part the oldest lead, callback or chosen
 *   window is first. A window that has ended is therefore listed before a window that is under way.
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
  // The queue shows each caller with the name of a lead that still needs a call. The caller's
  // newest lead may belong to another person, who needs no call.
  const lines = callers.map((caller) => chooseLead(caller, caller.open[0]?.number))
  return { lines, hasMore: keys.length > maxQueue }
}

/** Finds the keys of the callers in the queue, in the order of `queueParts`. */
async function findQueueKeys({ db, now }: Desk): Promise<string[]> {
  const read = (leads: LeadSelection, order: 'callFrom' | 'dueAt' | 'number') =>
    leads.select(['caller', 'name']).orderBy(order).orderBy('number').limit(maxQueueLeads).execute()
  const begun = await read(selectBegunWindows(db, now), 'callFrom')
  const due = await read(selectDueLeads(db, now), 'dueAt')
  const toCome = selectChosenWindows(db).where('callFrom', '>', now.toISOString())
  const ahead = await read(toCome, 'callFrom')
  const withoutWindow = await read(selectWithoutWindow(db), 'number')
  // A person may sign up again and choose no window. The second lead then waits for the window of
  // the first lead.
  const toPerson = (lead: { caller: string; name: string }) =>
    `${lead.caller} ${foldName(lead.name)}`
  const waiting = new Set(ahead.map(toPerson))
  const fresh = withoutWindow.filter((lead) => !waiting.has(toPerson(lead)))
  return [...new Set([...begun, ...due, ...fresh, ...ahead].map(({ caller }) => caller))]
}

/**
 * Finds the callers of a page of a list. `number` is the lead number of the caller's newest lead
 * that matches the filter.
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
