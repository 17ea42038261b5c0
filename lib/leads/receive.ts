import { createHash } from 'node:crypto'
import { env } from '#lib/env'
import { isCrossSite } from '#lib/request/cross-site'
import { readBody } from '#lib/request/read-body'
import { clientIp, requestId } from '#lib/request/headers'
import { newLead } from '#lib/leads/new-lead'
import { fieldsFromReferer, signUpSchema, toFieldErrors, type FieldErrors, type SignUp } from '#lib/leads/schema'
import { countSignUp } from '#lib/leads/sign-up-limit'
import { storeLead } from '#lib/leads/store-lead'

/** Largest body read, in bytes. */
const maxBody = 16 * 1024

/** Longest Idempotency-Key taken. */
const maxKey = 200

/** Media type of a form sent without JavaScript. */
export const formType = 'application/x-www-form-urlencoded'

type Fields = Record<string, unknown>

/** Status and code of docs/api.md; `fields` is what was sent, for the page that shows the form again. */
export type SignUpResult = {
  status: number
  code?: string
  errors?: FieldErrors
  /** Seconds. */
  retryAfter?: number
  fields: Fields
}

/** Takes a sign-up by JSON or form fields. A 2xx is given only after the lead is committed, or delivered. */
export async function receiveSignUp(request: Request): Promise<SignUpResult> {
  if (isCrossSite(request.headers, env.SITE_URL)) return { status: 403, code: 'cross-site', fields: {} }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === formType
  if (!isForm && type !== 'application/json') return { status: 415, code: 'unsupported-type', fields: {} }
  const retryAfter = await countSignUp(clientIp(request.headers))
  const body = await readBody(request, maxBody)
  if (request.signal.aborted) return { status: 400, code: 'aborted', fields: {} }
  if (body === null) return { status: 413, code: 'too-large', fields: {} }
  const fields = isForm ? fromForm(body) : fromJson(body)
  if (!fields) return { status: 422, code: 'malformed', fields: {} }
  if (retryAfter > 0) return { status: 429, code: 'too-many', retryAfter, fields }
  const { data, error } = signUpSchema.safeParse({ ...fieldsFromReferer(request.headers), ...fields })
  if (!data) return { status: 422, code: 'invalid', errors: toFieldErrors(error), fields }
  const given = request.headers.get('idempotency-key')?.trim() ?? ''
  // Control characters would reach the staff's terminal.
  if (given.length > maxKey || /\p{Cc}/u.test(given)) return { status: 422, code: 'invalid-key', fields }
  const key = given || (isForm ? keyOfContents(data) : crypto.randomUUID())
  return { ...(await storeLead(newLead(key, data), requestId(request.headers))), fields }
}

function fromForm(body: string): Fields {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body))
  return { ...fields, consent: fields['consent'] === 'on' }
}

function fromJson(body: string): Fields | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
  } catch {
    return null
  }
}

/** A static page cannot carry a fresh key, so a form without JavaScript is identified by its contents for ten minutes. */
function keyOfContents({ name, phone, order = '' }: SignUp): string {
  const window = Math.floor(Date.now() / 600_000)
  const contents = JSON.stringify([name, phone, order, window])
  return `form-${createHash('sha256').update(contents).digest('hex')}`
}
