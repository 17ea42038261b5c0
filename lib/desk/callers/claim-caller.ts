import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { recordEvent } from '#lib/desk/callers/caller-history'
import { findClaimQuestion } from '#lib/desk/callers/claim-question'
import {
  changeCaller,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import type { Desk } from '#lib/desk/desk'
import { claimMs } from '#lib/leads/claimed-lead'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/**
 * Claims a caller for ten minutes, so that colleagues see who is calling. `release` ends the claim.
 * If a colleague has claimed the caller, the result is the question `claimed`. Nothing changes
 * unless `confirmed` contains this question. A claim does not change the caller's version. A card
 * that was loaded before the claim can therefore still be submitted.
 */
export async function claimCaller(
  person: Person,
  desk: Desk,
  number: number,
  action: 'claim' | 'release',
  confirmed: readonly ChangeQuestion[],
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller) => {
    const question = findClaimQuestion(person, caller, confirmed)
    if (question) return question
    const claim =
      action === 'claim'
        ? { claimedBy: person.id, claimedUntil: addMilliseconds(desk.now, claimMs) }
        : { claimedBy: null, claimedUntil: null }
    await inTransaction.db
      .updateTable('lead')
      .set(claim)
      .where('caller', '=', caller.lead.caller)
      .execute()
    await recordEvent(person, inTransaction, caller.lead, action)
    return { kind: 'done' }
  })
}
