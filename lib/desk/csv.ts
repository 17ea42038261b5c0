import type { Desk } from '#lib/desk/desk'
import { entryColumns, toDeskLead, type DeskEntry } from '#lib/desk/entry'
import { filterEntries, type DeskFilter } from '#lib/desk/filter'
import { attributionCells, attributionColumns, csvHead, csvRows } from '#lib/leads/csv'
import { requireRole, type Person } from '#lib/auth/person'

const step = 1000

const entryFields = ['reason', 'attempts', 'dueAt', 'firstCallAt', 'firstCallMinutes'] as const
const columns = [...new Set(['number', 'desk', ...entryFields, ...attributionColumns()])]

/**
 * All leads that a filter chooses as a CSV table, the newest first, with a column for each usual parameter of a campaign;
 * part by part, the first of which comes once the export is noted in the audit.
 * @throws Forbidden, before the first part, unless the person is an admin.
 */
export async function* csv(person: Person, { db, now, audit }: Desk, filter: DeskFilter): AsyncGenerator<string> {
  requireRole(person, 'admin')
  await audit(db, person, 'export', null)
  yield csvHead(columns)
  for (let last = 2 ** 31 - 1; ;) {
    const page = filterEntries(db, filter)
      .select(entryColumns)
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(step)
    const rows = await page.execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.number
    const leads = rows.map((row) => toDeskLead(row, now))
    const cells = leads.map(({ entry, lead }) => ({ ...attributionCells(lead), ...deskCells(entry) }))
    yield csvRows(cells, columns)
  }
}

function deskCells(entry: DeskEntry): Record<string, string | null> {
  const cells = entryFields.map((field) => [field, entry[field]?.toString() ?? null] as const)
  return { ...Object.fromEntries(cells), desk: entry.suspected ? 'spam' : entry.status }
}
