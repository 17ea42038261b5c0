import {
  callWindowColumns,
  fromLeadRow,
  leadColumns,
  type CallWindowColumns,
  type Lead,
} from '#lib/leads/lead'
import type { Tables } from '#lib/database/tables'
import type { Selectable, SelectQueryBuilder } from 'kysely'
import { readAppointments, type Appointment } from '#lib/desk/appointments/appointment'
import { stateColumns, type LeadState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'

/**
 * A lead with its state at the desk and its latest appointment. All leads of one caller have the
 * same `caller`. Times are ISO 8601.
 */
export type DeskLead = Omit<Lead, 'number'> &
  LeadState &
  Pick<Selectable<Tables['lead']>, 'number' | 'caller' | 'claimedBy' | 'claimedUntil' | 'version'> &
  CallWindowColumns & {
    appointment: Appointment | null
  }

const deskColumns = [
  'number',
  'caller',
  'claimedBy',
  'claimedUntil',
  'version',
  ...callWindowColumns,
  ...stateColumns,
] as const

export async function readDeskLeads(
  { db }: Pick<Desk, 'db'>,
  leads: SelectQueryBuilder<Tables, 'lead', object>,
): Promise<DeskLead[]> {
  const rows = await leads.select([...leadColumns, ...deskColumns]).execute()
  const ids = new Set(rows.flatMap(({ appointmentId }) => appointmentId ?? []))
  const appointments = await readAppointments(db, [...ids])
  return rows.map((row) => ({
    ...row,
    ...fromLeadRow(row),
    number: row.number,
    appointment: appointments.get(row.appointmentId ?? '') ?? null,
  }))
}
