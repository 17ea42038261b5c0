import { changeEntry, type ChangeResult } from '#lib/leads/desk/change'
import type { Desk } from '#lib/leads/desk/desk'
import { addEvent } from '#lib/leads/desk/event'
import { parkLead, retryLead } from '#lib/leads/staff/retry'
import { audit } from '#lib/staff/audit'
import { requireRole } from '#lib/staff/forbidden'
import type { Person } from '#lib/staff/person'

/**
 * Delivers a lead again where it has not arrived, or holds back what is under way; `invalid` when nothing is.
 * @throws Forbidden unless the person is an admin.
 */
export async function deliver(
  person: Person,
  desk: Desk,
  number: number,
  action: 'tryAgain' | 'hold',
): Promise<ChangeResult> {
  requireRole(person, 'admin')
  return changeEntry(desk, number, async (db, { entry: { leadId, suspected } }) => {
    if (suspected) return 'invalid'
    const lead = { id: leadId }
    const count = await (action === 'hold' ? parkLead(db, lead) : retryLead(db, lead, desk.channels, desk.now))
    if (count === 0) return 'invalid'
    await addEvent(db, { leadId, at: desk.now, staffId: person.id, action })
    await audit(db, person, action, number)
    return 'done'
  })
}
