import type { Desk } from '#lib/desk/desk'
import { entryColumns, toDeskLead, type DeskLead } from '#lib/desk/entry'
import { filterEntries, type DeskFilter } from '#lib/desk/filter'
import { withStates } from '#lib/leads/lead-query'
import type { Person } from '#lib/auth/person'

const pageSize = 50

/**
 * A page (1 and up) of the leads that a filter chooses: the newest first, on the tab `later` those due first.
 * @returns also which of them did not reach a channel, by id, and whether another page follows
 */
export async function list(
  person: Person,
  { db, now, audit }: Desk,
  filter: DeskFilter & { page: number },
): Promise<{ lines: DeskLead[]; dead: ReadonlySet<string>; hasMore: boolean }> {
  const page = Math.min(Math.max(1, Math.trunc(filter.page) || 1), 1_000_000)
  const ordered = filterEntries(db, filter).select(entryColumns)
  const sorted = filter.tab === 'later' ? ordered.orderBy('dueAt').orderBy('number') : ordered.orderBy('number', 'desc')
  const rows = await sorted
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  const lines = rows.slice(0, pageSize).map((row) => toDeskLead(row, now))
  const leads = lines.map(({ lead }) => lead)
  const states = await withStates(db, leads)
  const dead = new Set(states.filter(({ state }) => state === 'dead').map(({ lead }) => lead.id))
  await audit(db, person, filter.search === undefined ? 'list' : 'search', null)
  return { lines, dead, hasMore: rows.length > pageSize }
}
