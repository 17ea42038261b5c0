import { changeEntry, type ChangeResult } from '#lib/desk/change'
import type { Desk } from '#lib/desk/desk'
import { noClaim } from '#lib/desk/entry'
import { addEvent } from '#lib/desk/event'
import type { Person } from '#lib/auth/person'

/** How long a claim lasts. */
export const claimMs = 10 * 60_000

/**
 * Says that a person is calling, for ten minutes, or (`release`) is not after all; a `conflict` while another is. Not a new
 * version: what the person who calls has seen before is not out of date by it.
 */
export function claim(person: Person, desk: Desk, number: number, action: 'claim' | 'release'): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry }) => {
    if (entry.claim !== null && entry.claim.by !== person.id) return 'conflict'
    const until = new Date(desk.now.getTime() + claimMs).toISOString()
    const claimed = action === 'claim' ? { claimedBy: person.id, claimedUntil: until } : noClaim
    await db.updateTable('lead').set(claimed).where('number', '=', number).execute()
    await addEvent(person, desk, db, entry, action)
    return 'done'
  })
}
