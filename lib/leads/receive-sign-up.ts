import { hash } from 'node:crypto'
import { acceptLead, responseTimeoutMs } from '#lib/leads/accept-lead'
import { createLead } from '#lib/leads/create-lead'
import { countSignUp } from '#lib/leads/rate-limit'
import { readIdempotencyKey, readSentFields, type SentFields } from '#lib/leads/read-sent-fields'
import { pickLeadValues, type FieldErrors } from '#lib/leads/sign-up-fields'
import {
  readRefererFields,
  signUpSchema,
  toFieldErrors,
  type SignUp,
} from '#lib/leads/sign-up-schema'
import { getRequestId } from '#lib/request/request'

/**
 * The response (docs/api.md). `fields` are the sent fields, for the page that shows the form again.
 */
export type SignUpResult = {
  status: number
  code?: string
  errors?: FieldErrors
  /** Seconds until the next attempt is allowed. */
  retryAfter?: number
  fields: SentFields
  /** Idempotency key of a saved lead. */
  key?: string
}

/**
 * Receives a sign-up as JSON or form fields. A status 2xx means that the lead is saved in the
 * database, or delivered to staff.
 */
export async function receiveSignUp(request: Request): Promise<SignUpResult> {
  const { headers } = request
  const deadline = performance.now() + responseTimeoutMs
  const { refusal, isForm, fields: sent } = await readSentFields(request, countSignUp)
  const fields = isForm ? { ...sent, consent: sent['consent'] === 'on' } : sent
  if (refusal) return { ...refusal, fields }
  const { data, error } = signUpSchema.safeParse({ ...readRefererFields(headers), ...fields })
  if (!data) return { status: 422, code: 'invalid', errors: toFieldErrors(error), fields }
  const sentKey = readIdempotencyKey(headers)
  if (sentKey === null) return { status: 422, code: 'invalid-key', fields }
  const key = sentKey || (isForm ? hashContents(data) : crypto.randomUUID())
  const result = await acceptLead(createLead(key, data), getRequestId(headers), deadline)
  return { ...result, fields, key }
}

const formKeyMs = 600_000

/**
 * Makes the idempotency key of a form without JavaScript from its contents, because the static page
 * contains no key. The same contents give the same key for ten minutes.
 */
function hashContents(signUp: SignUp): string {
  const { phoneNote, order = '' } = signUp
  const period = Math.floor(Date.now() / formKeyMs)
  return `form-${hash('sha256', JSON.stringify([pickLeadValues(signUp), phoneNote, order, period]))}`
}
