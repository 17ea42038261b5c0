import { hash } from 'node:crypto'
import { acceptLead, responseTimeoutMs } from '#lib/leads/accept-lead'
import { createLead } from '#lib/leads/create-lead'
import { countSignUp } from '#lib/leads/rate-limit'
import type { FieldErrors } from '#lib/leads/sign-up-fields'
import {
  readRefererFields,
  signUpSchema,
  toFieldErrors,
  type SignUp,
} from '#lib/leads/sign-up-schema'
import { getClientIp, getRequestId, isCrossSite, readBody } from '#lib/request/request'

const maxBodyBytes = 16 * 1024
const maxKeyLength = 200

/** Content type of a form that a browser sends without JavaScript. */
export const formContentType = 'application/x-www-form-urlencoded'

type SentFields = Record<string, unknown>

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
}

/**
 * Receives a sign-up as JSON or form fields. A status 2xx means that the lead is saved in the
 * database, or delivered to staff.
 */
export async function receiveSignUp(request: Request): Promise<SignUpResult> {
  const { headers } = request
  const deadline = performance.now() + responseTimeoutMs
  if (isCrossSite(headers)) return { status: 403, code: 'cross-site', fields: {} }
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === formContentType
  if (!isForm && type !== 'application/json')
    return { status: 415, code: 'unsupported-type', fields: {} }
  const retryAfter = await countSignUp(getClientIp(headers))
  const body = await readBody(request, maxBodyBytes)
  if (request.signal.aborted) return { status: 400, code: 'aborted', fields: {} }
  if (body === null) return { status: 413, code: 'too-large', fields: {} }
  const fields = isForm ? parseForm(body) : parseJsonObject(body)
  if (!fields) return { status: 422, code: 'malformed', fields: {} }
  if (retryAfter > 0) return { status: 429, code: 'too-many', retryAfter, fields }
  const { data, error } = signUpSchema.safeParse({ ...readRefererFields(headers), ...fields })
  if (!data) return { status: 422, code: 'invalid', errors: toFieldErrors(error), fields }
  const sentKey = headers.get('idempotency-key')?.trim() ?? ''
  // Refuses control characters in an idempotency key. `npm run leads` prints the key, and a
  // terminal would obey the control characters.
  if (sentKey.length > maxKeyLength || /\p{Cc}/u.test(sentKey))
    return { status: 422, code: 'invalid-key', fields }
  const key = sentKey || (isForm ? hashContents(data) : crypto.randomUUID())
  const result = await acceptLead(createLead(key, data), getRequestId(headers), deadline)
  return { ...result, fields }
}

function parseForm(body: string): SentFields {
  const fields: SentFields = Object.fromEntries(new URLSearchParams(body))
  return { ...fields, consent: fields['consent'] === 'on' }
}

function parseJsonObject(body: string): SentFields | null {
  try {
    const value: unknown = JSON.parse(body)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as SentFields) : null
  } catch {
    return null
  }
}

const formKeyMs = 600_000

/**
 * Makes the idempotency key of a form without JavaScript from its contents, because the static page
 * contains no key. The same contents give the same key for ten minutes.
 */
function hashContents({ name, phone, phoneNote, order = '' }: SignUp): string {
  const period = Math.floor(Date.now() / formKeyMs)
  return `form-${hash('sha256', JSON.stringify([name, phone, phoneNote, order, period]))}`
}
