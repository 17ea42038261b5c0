import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { readLeads, stateColumns, wordOfLead, type Desk, type DeskLead } from '#lib/desk/caller'
import { filterLeads, type DeskFilter } from '#lib/desk/lists'
import { toCampaignCells, toCsv } from '#lib/leads/csv'

const step = 1000

type Format = { head: string; lineOf: (lead: DeskLead) => string }

/**
 * All leads that a filter chooses, the newest first, a thousand at a time, which come once the export is noted.
 * @throws Forbidden, before the first, unless the person is an admin.
 */
export async function* exported(
  person: Person,
  { db }: Desk,
  filter: DeskFilter,
  { head, lineOf }: Format,
) {
  requireRole(person, 'admin')
  await recordAudit(db, person, 'export', null)
  yield head
  for (let last = 2 ** 31 - 1; ;) {
    const leads = filterLeads(db, filter)
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(step)
    const read = await readLeads(leads)
    const end = read.at(-1)
    if (!end) return
    last = end.number
    yield read.map(lineOf).join('')
  }
}

/** For people: columns as they are named and written by `columns`, parted by semicolons. */
export function csv(columns: Readonly<Record<string, (lead: DeskLead) => string>>): Format {
  const names = Object.keys(columns)
  const row = (lead: DeskLead) =>
    Object.fromEntries(Object.entries(columns).map(([name, cell]) => [name, cell(lead)]))
  return {
    head: toCsv([], names, { separator: ';' }),
    lineOf: (lead) => toCsv([row(lead)], names, { separator: ';', head: false }),
  }
}

/** For machines: a JSON object a line, with every field and parameter of a campaign; times are ISO 8601 in UTC. */
export const jsonLines: Format = {
  head: '',
  lineOf: (lead) => {
    const state = Object.fromEntries(stateColumns.map((name) => [name, lead[name]]))
    return `${JSON.stringify({ ...toCampaignCells(lead), ...state, desk: wordOfLead(lead) })}\n`
  },
}
