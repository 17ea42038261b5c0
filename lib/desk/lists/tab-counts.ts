import { countRows } from '#lib/database/count-rows'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { selectUnended } from '#lib/desk/appointments/appointment'
import { countReminders } from '#lib/desk/appointments/reminder-list'
import { callbackStatuses } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'
import { selectLeads, type LeadSelection } from '#lib/desk/lists/filter-leads'

/**
 * Number of callers in each tab. Two tabs count appointments and not callers. `day` counts past
 * appointments that are still `booked`. `reminders` counts unconfirmed appointments
 * (`countReminders`).
 */
export type TabCounts = Record<'queue' | 'later' | 'suspected' | 'day' | 'reminders', number>

/**
 * Counts the callers in each tab, and the appointments of `TabCounts`. The counts contain no
 * personal data, so no audit line is written.
 */
export async function countTabs(person: Person, desk: Desk): Promise<TabCounts> {
  requireRole(person, 'reception')
  const { db, now } = desk
  const toCall = selectLeads(db, {}, now)
    .where('status', '=', 'new')
    .where('deskStatus', 'in', ['new', ...callbackStatuses])
    .where((eb) => eb.or([eb('deskStatus', '=', 'new'), eb('dueAt', '<=', now.toISOString())]))
  return {
    queue: await countCallers(toCall),
    later: await countCallers(selectLeads(db, { tab: 'later' }, now)),
    suspected: await countCallers(selectLeads(db, { tab: 'suspected' }, now)),
    day: await countRows(selectUnended(db, now)),
    reminders: await countReminders(person, desk),
  }
}

async function countCallers(leads: LeadSelection): Promise<number> {
  const row = await leads
    .select((eb) => eb.fn.count<number>('caller').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
