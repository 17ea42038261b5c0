import { isPlainForm } from '#lib/leads/read-sent-fields'
import { receiveSignUp, type SignUpResult } from '#lib/leads/receive-sign-up'
import { resultId, toOutcome } from '#lib/leads/sign-up-page'
import {
  logVisitorRequest,
  redirectToSignUpPage,
  respondToVisitor,
} from '#lib/leads/sign-up-response'
import { signUpContextSchema } from '#lib/leads/sign-up-schema'

/** Receives a sign-up for a consultation (spec section 7; statuses in docs/api.md). */
export async function POST(request: Request): Promise<Response> {
  const started = performance.now()
  const result = await receiveSignUp(request)
  // A form on another site gets JSON, because such a form must not open a page of this site.
  const response =
    isPlainForm(request) && result.status !== 403 ? await toPage(result) : toJson(result)
  logVisitorRequest(request, '/api/subscribe', result.status, started)
  return response
}

function toJson({ status, code, errors, retryAfter }: SignUpResult): Response {
  return respondToVisitor(code ? { code, ...(errors && { errors }) } : {}, status, retryAfter)
}

async function toPage(result: SignUpResult): Promise<Response> {
  const { language } = signUpContextSchema.parse(result.fields)
  // The hash of the redirect makes the browser scroll to the first refused field, or to the result.
  const [refused] = Object.keys(result.errors ?? {})
  const anchor = refused ? `sign-up-${refused}` : resultId
  return redirectToSignUpPage(toOutcome(result), language, anchor)
}
