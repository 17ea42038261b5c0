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
  const keys = await findPage(desk, filter)
  const callers = await findCallers(person, desk, keys.slice(0, pageSize))
  const matching = await findMatchingLeads(desk, filter, keys)
  // The list shows each caller with the name of a lead that the filter matches. Another lead of the
  // caller may have another name.
  const lines = callers.map((caller) => {
    const numbers = matching.get(caller.lead.caller) ?? []
    const isUrgent = caller.urgent && numbers.includes(caller.urgent.number)
    return chooseLead(caller, isUrgent ? caller.urgent?.number : numbers[0])
  })
  return { lines, hasMore: keys.length > pageSize }
}

/**
 * Finds the lead numbers of the leads that match the filter, by caller. The newest lead is first.
 * On the tab `later` the lead with the earliest callback is first.
 */
async function findMatchingLeads(
  { db, now }: Desk,
  filter: LeadFilter,
  keys: readonly string[],
): Promise<Map<string, number[]>> {
  if (keys.length === 0) return new Map()
  const leads = selectLeads(db, filter, now)
    .select(['caller', 'number'])
    .where('caller', 'in', keys)
  const sorted = filter.tab === 'later' ? leads.orderBy('dueAt') : leads
  const found = await sorted.orderBy('number', 'desc').execute()
  const groups = Map.groupBy(found, ({ caller }) => caller)
  return new Map([...groups].map(([key, group]) => [key, group.map(({ number }) => number)]))
}

async function listQueue(person: Person, desk: Desk): Promise<CallerPage> {
  const keys = await findQueueKeys(desk)
  const callers = await findCallers(person, desk, keys.slice(0, maxQueue))
  // The queue shows each caller with the name of the person to call first. The caller's newest lead
  // may belong to another person.
  const lines = callers.map((caller) => chooseLead(caller, caller.urgent?.number))
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

/** Finds the keys of the callers of a page of a list, and the key of one caller more. */
async function findPage({ db, now }: Desk, filter: LeadFilter): Promise<string[]> {
  const isLater = filter.tab === 'later'
  const leads = selectLeads(db, filter, now).select([
    'caller',
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
    .select('caller')
    .groupBy('caller')
    .orderBy(({ fn }) => (isLater ? fn.min('place') : fn.max('place')), isLater ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset(((filter.page ?? 1) - 1) * pageSize)
  return (await callers.execute()).map(({ caller }) => caller)
}
