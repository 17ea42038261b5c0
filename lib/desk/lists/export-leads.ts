import { recordAudit } from '#lib/auth/audit'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import { getShownStatus, pickState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'
import { selectLeads } from '#lib/desk/lists/filter-leads'
import type { LeadFilter } from '#lib/desk/lists/list-query'
import { toCampaignCells, toCsv } from '#lib/leads/csv'

const batchSize = 1000
const aboveAnyNumber = 2 ** 31 - 1

export type ExportFormat = { head: string; formatLead: (lead: DeskLead) => string }

/**
 * Exports the leads that match a filter, newest first. The leads are read in batches. The audit
 * line is written before the first batch.
 * @throws Forbidden, before the first batch, unless `person` is an admin
 */
export async function* exportLeads(
  person: Person,
  desk: Desk,
  filter: LeadFilter,
  { head, formatLead }: ExportFormat,
): AsyncGenerator<string, void> {
  requireRole(person, 'admin')
  const { db, now } = desk
  await recordAudit(db, person, 'export', null)
  yield head
  let oldestNumber = aboveAnyNumber
  for (;;) {
    const query = selectLeads(db, filter, now)
      .where('number', '<', oldestNumber)
      .orderBy('number', 'desc')
      .limit(batchSize)
    const leads = await readDeskLeads(desk, query)
    const oldest = leads.at(-1)
    if (!oldest) return
    oldestNumber = oldest.number
    yield leads.map(formatLead).join('')
  }
}

/** Functions by column name. Each function formats the cell of a lead in its column. */
export type CsvColumns = Readonly<Record<string, (lead: DeskLead) => string>>

/**
 * CSV that people open in a spreadsheet. Semicolons separate the cells, as Ukrainian spreadsheets
 * expect.
 */
export function createCsvFormat(columns: CsvColumns): ExportFormat {
  const names = Object.keys(columns)
  const createRow = (lead: DeskLead) =>
    Object.fromEntries(Object.entries(columns).map(([name, getCell]) => [name, getCell(lead)]))
  return {
    head: toCsv([], names, { separator: ';' }),
    formatLead: (lead) => toCsv([createRow(lead)], names, { separator: ';', head: false }),
  }
}

/**
 * Format for programs: one JSON object per line, with every field and campaign parameter. Times are
 * ISO 8601 in UTC.
 */
export const jsonLinesFormat: ExportFormat = {
  head: '',
  formatLead: (lead) => {
    const { at = null, kind = null, doctor = null, status = null } = lead.appointment ?? {}
    const row = {
      ...toCampaignCells(lead),
      ...pickState(lead),
      appointmentAt: at,
      appointmentKind: kind,
      appointmentDoctor: doctor,
      appointmentStatus: status,
      desk: getShownStatus(lead),
    }
    return `${JSON.stringify(row)}\n`
  },
}
