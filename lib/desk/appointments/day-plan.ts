import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { readDeskLeads, type DeskLead } from '#lib/desk/callers/desk-lead'
import type { Desk } from '#lib/desk/desk'
import { recordView } from '#lib/desk/record-view'
import { getKyivDayEnd, getKyivDayStart } from '#lib/time/kyiv-time'

/** An appointment or a promised call at the ISO time `at`. */
export type DayPlanLine = { lead: DeskLead; at: string }

/** Lists the appointments and promised calls of a day in Kyiv (`2026-11-23`), sorted by time. */
export async function listDayPlan(person: Person, desk: Desk, day: string): Promise<DayPlanLine[]> {
  requireRole(person, 'reception')
  const from = getKyivDayStart(day)?.toISOString() ?? ''
  const to = getKyivDayEnd(day).toISOString()
  const leads = desk.db.selectFrom('lead').where('status', '=', 'new')
  const appointments = leads
    .where('deskStatus', '=', 'booked')
    .where('appointmentAt', '>=', from)
    .where('appointmentAt', '<', to)
  const calls = leads
    .where('deskStatus', '=', 'later')
    .where('dueAt', '>=', from)
    .where('dueAt', '<', to)
  const found = [...(await readDeskLeads(appointments)), ...(await readDeskLeads(calls))]
  await recordView(person, desk, 'day', day, null)
  const entries = found.map((lead) => ({ lead, at: lead.appointmentAt ?? lead.dueAt ?? '' }))
  // Several leads of one caller at the same time become one line.
  const lines = new Map(entries.map((entry) => [`${entry.lead.caller} ${entry.at}`, entry]))
  return [...lines.values()].sort((one, other) => one.at.localeCompare(other.at))
}
