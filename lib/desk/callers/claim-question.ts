import type { Person } from '#lib/auth/person'
import type { Caller } from '#lib/desk/callers/caller'
import type { ChangeQuestion, ChangeResult } from '#lib/desk/callers/change-caller'

/**
 * Returns the question that staff must answer while a colleague is calling the caller. Returns null
 * without a colleague's claim, and after a “yes”.
 * @param confirmed questions of the desk that the member of staff has answered with “yes”
 */
export function findClaimQuestion(
  person: Person,
  { claim }: Caller,
  confirmed: readonly ChangeQuestion[],
): Extract<ChangeResult, { kind: 'ask' }> | null {
  const isClaimedByColleague = claim !== null && claim.by !== person.id
  if (!isClaimedByColleague || confirmed.includes('claimed')) return null
  return { kind: 'ask', question: 'claimed' }
}
