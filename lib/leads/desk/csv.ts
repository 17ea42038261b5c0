import type { Desk } from '#lib/leads/desk/desk'
import { toEntry, type DeskEntry } from '#lib/leads/desk/entry'
import { filterEntries, type DeskFilter } from '#lib/leads/desk/filter'
import { leadsOf } from '#lib/leads/desk/queue'
import { attributionCells, attributionColumns } from '#lib/leads/staff/attribution-columns'
import { csvHead, csvRows } from '#lib/leads/staff/csv'
import { audit } from '#lib/staff/audit'
import { requireRole } from '#lib/staff/forbidden'
import type { Person } from '#lib/staff/person'

const step = 1000

const entryFields = ['number', 'desk', 'reason', 'attempts', 'dueAt', 'firstCallAt', 'firstCallMinutes'] as const

/**
 * All leads that a filter chooses as a CSV table, the newest first, with a column for each usual parameter of a campaign;
 * part by part, the first of which comes once the export is noted in the audit.
 * @throws Forbidden, before the first part, unless the person is an admin.
 */
export async function* csv(person: Person, { db, now }: Desk, filter: DeskFilter): AsyncGenerator<string> {
  requireRole(person, 'admin')
  await audit(db, person, 'export', null)
  const columns = [...new Set([...entryFields, ...attributionColumns()])]
  yield csvHead(columns)
  for (let last = 2 ** 31 - 1; ;) {
    const rows = await filterEntries(db, filter)
      .selectAll()
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(step)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.number
    const entries = rows.map((row) => toEntry(row, now))
    const leads = await leadsOf(db, entries)
    const cells = entries.flatMap((entry) => {
      const lead = leads.get(entry.leadId)
      return lead ? [{ ...attributionCells(lead), ...deskCells(entry) }] : []
    })
    yield csvRows(cells, columns)
  }
}

const deskCells = ({
  number,
  suspected,
  status,
  reason,
  attempts,
  dueAt,
  firstCallAt,
  firstCallMinutes,
}: DeskEntry) => ({
  number: String(number),
  desk: suspected ? 'spam' : status,
  reason,
  attempts: String(attempts),
  dueAt,
  firstCallAt,
  firstCallMinutes: firstCallMinutes?.toString() ?? null,
})
