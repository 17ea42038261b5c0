import { createHash } from 'node:crypto'
import { env } from '#lib/env'
import { isCrossSite } from '#lib/leads/cross-site'
import { readBody } from '#lib/read-body'
import { clientIp, requestId } from '#lib/http/request-headers'
import { readContext, type LeadContext } from '#lib/leads/context'
import { keepLead } from '#lib/leads/keep-lead'
import { newLead } from '#lib/leads/lead'
import { countSignUp } from '#lib/leads/sign-up-limit'
import { checkForm, type FieldErrors } from '#lib/leads/form-rules'

/** Largest body read, in bytes. */
const maxBody = 16 * 1024

type Fields = Record<string, unknown>

/** What became of a sign-up; `fields` is what was typed, for the page that shows it again. */
export type Receipt = {
  status: 200 | 201 | 403 | 409 | 413 | 415 | 422 | 429 | 503
  code?:
    | 'cross-site'
    | 'too-large'
    | 'unsupported-type'
    | 'malformed'
    | 'invalid'
    | 'invalid-key'
    | 'key-reused'
    | 'too-many'
    | 'unavailable'
  errors?: FieldErrors
  retryAfter?: number
  fields: Fields
}

/** Takes a sign-up by JSON or form fields. A 2xx is given only after the lead is committed, or delivered. */
export async function receiveLead(request: Request): Promise<Receipt> {
  if (isCrossSite(request.headers, env.SITE_URL)) return { status: 403, code: 'cross-site', fields: {} }
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const isForm = type === formType
  if (!isForm && type !== 'application/json') return { status: 415, code: 'unsupported-type', fields: {} }
  const retryAfter = await countSignUp(clientIp(request.headers))
  const body = await readBody(request, maxBody)
  if (body === null) return { status: 413, code: 'too-large', fields: {} }
  const fields = isForm ? fromForm(body) : fromJson(body)
  if (!fields) return { status: 422, code: 'malformed', fields: {} }
  if (retryAfter > 0) return { status: 429, code: 'too-many', retryAfter, fields }
  const { values, errors } = checkForm(fields)
  if (!values) return { status: 422, code: 'invalid', errors, fields }
  const given = givenKey(request.headers)
  if (given === null) return { status: 422, code: 'invalid-key', fields }
  const context = readContext(fields, request.headers)
  const key = given || (isForm ? keyOfContents(values, context) : crypto.randomUUID())
  return { ...(await keepLead(newLead(key, values, context), requestId(request.headers))), fields }
}

/** Longest Idempotency-Key taken. */
const maxKey = 200

/** The Idempotency-Key, empty when there is none; null when it is too long, or staff's terminal would obey it. */
function givenKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')?.trim() ?? ''
  return key.length > maxKey || /\p{Cc}/u.test(key) ? null : key
}

/** Media type of a form sent without JavaScript. */
export const formType = 'application/x-www-form-urlencoded'

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

/** A static page cannot carry a fresh key, so a form without JavaScript is known by its contents for ten minutes. */
function keyOfContents(form: { name: string; phone: string }, context: LeadContext): string {
  const window = Math.floor(Date.now() / 600_000)
  const contents = JSON.stringify([form.name, form.phone, context.order ?? '', window])
  return `form-${createHash('sha256').update(contents).digest('hex')}`
}
