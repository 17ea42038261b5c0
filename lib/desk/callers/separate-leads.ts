import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { changeCaller, type ChangeResult } from '#lib/desk/callers/change-caller'
import { moveLeads } from '#lib/desk/callers/move-leads'
import { refuseOldVersion } from '#lib/desk/callers/save-changes'
import { shareHistory } from '#lib/desk/callers/share-history'
import type { Desk } from '#lib/desk/desk'

/**
 * Moves leads of a caller to a new caller. The history of both callers contains the events before
 * the move.
 * @param version the version of the caller that the member of staff saw
 * @param numbers the lead numbers of the leads to move; at least one lead must stay
 */
export async function separateLeads(
  person: Person,
  desk: Desk,
  number: number,
  version: string,
  numbers: readonly number[],
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    const refusal = refuseOldVersion(person, caller, history, 'separated', version)
    if (refusal) return refusal
    const moved = caller.leads.filter((lead) => numbers.includes(lead.number))
    const staying = caller.leads.filter((lead) => !moved.includes(lead))
    const [stayingLead] = staying
    if (moved.length === 0 || !stayingLead) return { kind: 'invalid' }
    // The value of the column `caller` contains no name, because events keep the value after the
    // erasure of the caller.
    const newCaller = crypto.randomUUID()
    const detail = await moveLeads(person, inTransaction, moved, newCaller, staying)
    const event = await recordEvent(person, inTransaction, stayingLead, 'separated', {
      ...detail,
      seen: version,
    })
    await shareHistory(person, inTransaction, [staying, moved])
    return { kind: 'done', event }
  })
}
