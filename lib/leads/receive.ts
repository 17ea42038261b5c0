import { createHash } from 'node:crypto'
import { acceptedConsent } from '#lib/leads/consent'
import type { Lead } from '#lib/leads/lead'
import { toE164 } from '#lib/leads/phone'
import { fieldsFromReferer, signUpSchema, toFieldErrors, type FieldErrors, type SignUp } from '#lib/leads/schema'
import { countSignUp } from '#lib/leads/rate-limit'
import { storeLead } from '#lib/leads/store-lead'
import { findOrder, otherOrder } from '#lib/orders'
import { isCrossSite } from '#lib/request/cross-site'
import { clientIp, requestId } from '#lib/request/headers'
import { readBody } from '#lib/request/read-body'

const maxBody = 16 * 1024

const maxKey = 200

export const formType = 'application/x-www-form-urlencoded'

type Fields = Record<string, unknown>

/** Status and code of docs/api.md; `fields` is what was sent, for the page that shows the form again. */
export type SignUpResult = {
  status: number
  code?: string
  errors?: FieldErrors
  retryAfter?: number
  fields: Fields
}

/** Takes a sign-up by JSON or form fields. A 2xx is given only after the lead is committed, or delivered. */
export async function receiveSignUp(request: Request): Promise<SignUpResult> {
  if (isCrossSite(request.headers)) return { status: 403, code: 'cross-site', fields: {} }
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

/** A person needs longer than this to open the page and fill the form. */
const minFillMs = 2000

/** The lead of an accepted form. The consent is in the language the form was shown in. */
export function newLead(key: string, signUp: SignUp): Lead {
  const { name, phone, order, removedOrder, language: locale, page, referrer } = signUp
  const now = new Date().toISOString()
  const isSuspected = Boolean(signUp.website) || (signUp.openForMs ?? Infinity) < minFillMs
  const consent = acceptedConsent(signUp.consentVersion, locale)
  const lastTouch = signUp.lastTouch ?? {}
  return {
    id: crypto.randomUUID(),
    key,
    name,
    phone: toE164(phone),
    status: isSuspected ? 'suspected' : 'new',
    order: orderCode(order),
    removedOrder: orderCode(removedOrder),
    language: locale,
    page: page || null,
    referrer: referrer || null,
    // A browser that stores nothing knows one visit only.
    firstTouch: signUp.firstTouch ?? lastTouch,
    lastTouch,
    consentVersion: consent.version,
    consentHash: consent.hash,
    consentLanguage: locale,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

function orderCode(given: string | undefined): string | null {
  return given ? (findOrder(given)?.code ?? otherOrder) : null
}
