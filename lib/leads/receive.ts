import { hash } from 'node:crypto'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels } from '#lib/leads/channels/registry'
import { acceptedConsent } from '#lib/leads/consent'
import { recordSignUpWrite } from '#lib/leads/health'
import type { Lead } from '#lib/leads/store/tables'
import { leadStored } from '#lib/leads/outbox/worker'
import { toE164 } from '#lib/leads/phone'
import { fieldsFromReferer, signUpSchema, toFieldErrors, type FieldErrors, type SignUp } from '#lib/leads/schema'
import { countSignUp } from '#lib/leads/rate-limit'
import { leadStore } from '#lib/leads/store/open-store'
import { log } from '#lib/log'
import { findOrder, otherOrder } from '#lib/orders'
import { isCrossSite, clientIp, requestId, readBody } from '#lib/request/request'
import { withTimeout } from '#lib/time/with-timeout'

const maxBody = 16 * 1024
const maxKey = 200

/** A visitor waits for the store, and then for a channel: together less than ten seconds. */
const storeTimeoutMs = 6000
const channelTimeoutMs = 3000

export const formType = 'application/x-www-form-urlencoded'

type Fields = Record<string, unknown>

/** An answer as in docs/api.md; `fields` is what was sent, for the page that shows the form again. */
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
  const contents = JSON.stringify([name, phone, order, Math.floor(Date.now() / 600_000)])
  return `form-${hash('sha256', contents)}`
}

export function newLead(key: string, signUp: SignUp): Lead {
  const { name, phone, order, language, page, referrer, lastTouch = {}, firstTouch = lastTouch } = signUp
  const now = new Date().toISOString()
  // Being quick suspects nobody (decisions, "Suspected spam"), nor does a form sent without scripts.
  const isSuspected = Boolean(signUp.website) || signUp.hasUserInput === false
  const consent = acceptedConsent(signUp.consentVersion, language)
  return {
    id: crypto.randomUUID(),
    key,
    name,
    phone: toE164(phone),
    status: isSuspected ? 'suspected' : 'new',
    order: order ? (findOrder(order)?.code ?? otherOrder) : null,
    language,
    page: page || null,
    referrer: referrer || null,
    // A browser that stores nothing knows one visit only: the last.
    firstTouch,
    lastTouch,
    consentVersion: consent.version,
    consentHash: consent.hash,
    consentLanguage: language,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

type StoreResult = Pick<SignUpResult, 'status' | 'code'>

/** Commits a lead, or delivers it at once. What ends after a 503 does no harm: the same form comes under the same key. */
export async function storeLead(lead: Lead, request?: string): Promise<StoreResult> {
  try {
    return await withTimeout(store(lead, request), storeTimeoutMs)
  } catch (error) {
    log.error('lead-not-stored', error, { request })
    recordSignUpWrite(false)
    const isDelivered = await withTimeout(deliverDirectly(lead), channelTimeoutMs).catch(() => false)
    return isDelivered ? { status: 201 } : { status: 503, code: 'unavailable' }
  }
}

async function store(lead: Lead, request: string | undefined): Promise<StoreResult> {
  const names = channels.map(({ name }) => name)
  const result = await (await leadStore()).add(lead, names)
  if (result === 'conflict') return { status: 409, code: 'key-reused' }
  if (result === 'known') return { status: 200 }
  const { id, status, language } = lead
  log.info('lead-stored', { request, lead: id, status, language })
  recordSignUpWrite(true)
  leadStored.publish(undefined)
  return { status: 201 }
}

/** Without the store a lead can still reach somebody. Spam cannot: nobody could look at it first. */
async function deliverDirectly(lead: Lead): Promise<boolean> {
  if (lead.status === 'suspected') return false
  for (const { name, deliver } of channels) {
    if (noticeChannels.includes(name)) continue
    const outcome = await deliver(lead)
    const { id, consentVersion, consentLanguage } = lead
    const fields = { lead: id, channel: name }
    if (outcome.kind === 'delivered') {
      const reason = 'staff have the lead, the store has not'
      log.error('records-lost', reason, { ...fields, consentVersion, consentLanguage })
      return true
    }
    log.error('lead-not-delivered', outcome.reason, fields)
  }
  return false
}
