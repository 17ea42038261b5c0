import { isPlainForm } from '#lib/leads/read-sent-fields'
import { receiveCallWindow, type CallWindowResult } from '#lib/leads/receive-call-window'
import { callWindowId, toCallWindowOutcome } from '#lib/leads/sign-up-page'
import {
  logVisitorRequest,
  redirectToSignUpPage,
  respondToVisitor,
} from '#lib/leads/sign-up-response'
import { signUpContextSchema } from '#lib/leads/sign-up-schema'

/** Receives the hours in which a visitor wants to be called (statuses in docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const started = performance.now()
  const result = await receiveCallWindow(request)
  // A form on another site gets JSON, because such a form must not open a page of this site.
  const response =
    isPlainForm(request) && result.status !== 403 ? await toPage(result) : toJson(result)
  logVisitorRequest(request, '/api/call-window', result.status, started)
  return response
}

function toJson({ status, code, retryAfter }: CallWindowResult): Response {
  return respondToVisitor(code ? { code } : {}, status, retryAfter)
}

async function toPage(result: CallWindowResult): Promise<Response> {
  const { language } = signUpContextSchema.parse(result.fields)
  return redirectToSignUpPage(toCallWindowOutcome(result), language, callWindowId)
}
