import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import { deskLeadColumns, stateColumns, toDeskLead, wordOfLead, type Desk, type DeskLead } from '#lib/desk/caller'
import { filterLeads, type DeskFilter } from '#lib/desk/lists'
import { attributionCells, toCsv } from '#lib/leads/csv'

const step = 1000

/**
 * All leads that a filter chooses, the newest first, a thousand at a time, the first of which come once the export is noted.
 * @throws Forbidden, before the first, unless the person is an admin.
 */
async function* chosenLeads(person: Person, { db }: Desk, filter: DeskFilter): AsyncGenerator<DeskLead[]> {
  requireRole(person, 'admin')
  await audit(db, person, 'export', null)
  for (let last = 2 ** 31 - 1; ;) {
    const leads = filterLeads(db, filter).select(deskLeadColumns).where('number', '<', last)
    const rows = await leads.orderBy('number', 'desc').limit(step).execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.number
    yield rows.map(toDeskLead)
  }
}

/** For people: columns as they are named and written by `read`, parted by semicolons. */
export async function* csv(person: Person, desk: Desk, filter: DeskFilter, columns: Columns): AsyncGenerator<string> {
  requireRole(person, 'admin')
  const names = Object.keys(columns)
  yield toCsv([], names, { separator: ';' })
  for await (const leads of chosenLeads(person, desk, filter)) {
    const rows = leads.map((lead) => Object.fromEntries(names.map((name) => [name, columns[name]?.(lead) ?? ''])))
    yield toCsv(rows, names, { separator: ';', head: false })
  }
}

export type Columns = Readonly<Record<string, (lead: DeskLead) => string>>

/** For machines: a JSON object a line, with every field and parameter of a campaign; times are ISO 8601 in UTC. */
export async function* jsonLines(person: Person, desk: Desk, filter: DeskFilter): AsyncGenerator<string> {
  for await (const leads of chosenLeads(person, desk, filter))
    for (const lead of leads) {
      const state = Object.fromEntries(stateColumns.map((name) => [name, lead[name]]))
      yield `${JSON.stringify({ ...attributionCells(lead), ...state, desk: wordOfLead(lead) })}\n`
    }
}
