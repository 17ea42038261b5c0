import { receiveSignUp, type SignUpResult } from '#lib/leads/receive-sign-up'
import { resultId, toOutcome } from '#lib/leads/sign-up-page'
import { createVisitorPost } from '#lib/leads/sign-up-response'

/** Receives a sign-up for a consultation (spec section 7; statuses in docs/api.md). */
export const POST = createVisitorPost({
  path: '/api/subscribe',
  receive: receiveSignUp,
  toOutcome,
  getAnchor: getAnchorOfResult,
})

/** Returns the id of the first refused field; without a refused field, the id of the result. */
function getAnchorOfResult({ errors = {} }: SignUpResult): string {
  const [refused] = Object.keys(errors)
  return refused ? `sign-up-${refused}` : resultId
}
