import { changeEntry, type ChangeResult } from '#lib/leads/desk/change'
import type { Desk } from '#lib/leads/desk/desk'
import { addEvent } from '#lib/leads/desk/event'
import { audit } from '#lib/staff/audit'
import type { Person } from '#lib/staff/person'

/** How long a claim lasts. */
export const claimMs = 10 * 60_000

/** Says that a person is calling, for ten minutes; a `conflict` while another is. */
export function claim(person: Person, desk: Desk, number: number): Promise<ChangeResult> {
  return setClaim(person, desk, number, 'claim')
}

/** Says that a person is not calling after all; a `conflict` while another is. */
export function release(person: Person, desk: Desk, number: number): Promise<ChangeResult> {
  return setClaim(person, desk, number, 'release')
}

/** Not a new version: what the person who calls has seen before is not out of date by it. */
function setClaim(person: Person, desk: Desk, number: number, action: 'claim' | 'release'): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry }) => {
    if (entry.claim !== null && entry.claim.by !== person.id) return 'conflict'
    const until = new Date(desk.now.getTime() + claimMs).toISOString()
    await db
      .updateTable('deskEntry')
      .set({ claimedBy: action === 'claim' ? person.id : null, claimedUntil: action === 'claim' ? until : null })
      .where('number', '=', number)
      .execute()
    await addEvent(db, { leadId: entry.leadId, at: desk.now, staffId: person.id, action })
    await audit(db, person, action, number)
    return 'done'
  })
}
