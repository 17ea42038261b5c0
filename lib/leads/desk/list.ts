import type { Desk } from '#lib/leads/desk/desk'
import { toEntry, type DeskEntry } from '#lib/leads/desk/entry'
import { filterEntries, type DeskFilter } from '#lib/leads/desk/filter'
import { leadsOf } from '#lib/leads/desk/queue'
import type { Lead } from '#lib/leads/lead'
import { withStates, type LeadState } from '#lib/leads/staff/lead-query'
import { audit } from '#lib/staff/audit'
import type { Person } from '#lib/staff/person'

/** A lead in a list; `state` is that of its deliveries. */
export type ListLine = { entry: DeskEntry; lead: Lead; state: LeadState }

const pageSize = 50

/**
 * A page (1 and up) of the leads that a filter chooses: the newest first, on the tab `later` those due first.
 * @returns also whether another page follows
 */
export async function list(
  person: Person,
  { db, now }: Desk,
  filter: DeskFilter & { page: number },
): Promise<{ lines: ListLine[]; hasMore: boolean }> {
  const page = Math.min(Math.max(1, Math.trunc(filter.page) || 1), 1_000_000)
  const ordered = filterEntries(db, filter).selectAll()
  const sorted = filter.tab === 'later' ? ordered.orderBy('dueAt').orderBy('number') : ordered.orderBy('number', 'desc')
  const rows = await sorted
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  const entries = rows.slice(0, pageSize).map((row) => toEntry(row, now))
  const leads = [...(await leadsOf(db, entries)).values()]
  const known = new Map((await withStates(db, leads)).map((each) => [each.lead.id, each]))
  const lines = entries.flatMap((entry) => {
    const { lead, state } = known.get(entry.leadId) ?? {}
    return lead && state ? [{ entry, lead, state }] : []
  })
  await audit(db, person, filter.search === undefined ? 'list' : 'search', null)
  return { lines, hasMore: rows.length > pageSize }
}
