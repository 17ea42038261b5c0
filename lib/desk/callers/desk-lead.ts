import { fromLeadRow, leadColumns, type Lead } from '#lib/leads/lead'
import type { Tables } from '#lib/database/tables'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { stateColumns, type LeadState } from '#lib/desk/callers/lead-state'

/**
 * A lead with its state at the desk. All leads with the same phone number have the same `caller`.
 * Times are ISO 8601.
 */
export type DeskLead = Omit<Lead, 'number'> &
  LeadState &
  Pick<Selectable<Tables['lead']>, 'number' | 'caller' | 'claimedBy' | 'claimedUntil' | 'version'>

const deskColumns = [
  'number',
  'caller',
  'claimedBy',
  'claimedUntil',
  'version',
  ...stateColumns,
] as const

export async function readDeskLeads(
  leads: SelectQueryBuilder<Tables, 'lead', object>,
): Promise<DeskLead[]> {
  const rows = await leads.select([...leadColumns, ...deskColumns]).execute()
  return rows.map((row) => ({ ...row, ...fromLeadRow(row), number: row.number }))
}
