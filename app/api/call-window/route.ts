import { receiveCallWindow } from '#lib/leads/receive-call-window'
import { callWindowId, toCallWindowOutcome } from '#lib/leads/sign-up-page'
import { createVisitorPost } from '#lib/leads/sign-up-response'

/** Receives the hours in which a visitor wants to be called (statuses in docs/api.md). */
export const POST = createVisitorPost({
  path: '/api/call-window',
  receive: receiveCallWindow,
  toOutcome: toCallWindowOutcome,
  getAnchor: () => callWindowId,
})
