import { changeEntry, type ChangeResult } from '#lib/desk/change'
import type { Desk } from '#lib/desk/desk'
import { addEvent } from '#lib/desk/event'
import { parkLead, retryLead } from '#lib/leads/store/deliveries'
import { requireRole, type Person } from '#lib/auth/person'

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
  return changeEntry(desk, number, async (db, { entry }) => {
    if (entry.suspected) return 'invalid'
    const count = await (action === 'hold'
      ? parkLead(db, entry.leadId)
      : retryLead(db, entry.leadId, desk.channels, desk.now))
    if (count === 0) return 'invalid'
    await addEvent(person, desk, db, entry, action)
    return 'done'
  })
}
