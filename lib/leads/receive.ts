import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { channels } from '#lib/leads/channels/registry'
import { resolveConsent } from '#lib/leads/consent'
import { deliverDirectly, takeDirectDelivery } from '#lib/leads/direct-delivery'
import { recordSaveResult } from '#lib/leads/health'
import type { Lead } from '#lib/leads/lead'
import { leadSaved } from '#lib/leads/outbox/worker'
import { toE164 } from '#lib/leads/phone'
import { readRefererFields, signUpSchema, toFieldErrors, type SignUp } from '#lib/leads/schema'
import type { FieldErrors } from '#lib/leads/sign-up-fields'
import { countSignUp } from '#lib/leads/rate-limit'
import { getSiteStore } from '#lib/database/open'
import { saveLead, type SaveResult } from '#lib/leads/save-lead'
import { log } from '#lib/log'
import { findOrder, otherOrderCode } from '#lib/orders'
import { isCrossSite, getClientIp, getRequestId, readBody } from '#lib/request/request'
import { withTimeout } from '#lib/time/with-timeout'

const maxBody = 16 * 1024
const maxKey = 200

/** How long a visitor waits at most, in milliseconds; a channel has the last part of it when the store fails. */
const responseTimeoutMs = 9000
const channelTimeoutMs = 3000

export const formContentType = 'application/x-www-form-urlencoded'

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
  const isForm = type === formContentType
  const deadline = performance.now() + responseTimeoutMs
  if (!isForm && type !== 'application/json')
    return { status: 415, code: 'unsupported-type', fields: {} }
  const retryAfter = await countSignUp(getClientIp(request.headers))
  const body = await readBody(request, maxBody)
  if (request.signal.aborted) return { status: 400, code: 'aborted', fields: {} }
  if (body === null) return { status: 413, code: 'too-large', fields: {} }
  const fields = isForm ? fromForm(body) : fromJson(body)
  if (!fields) return { status: 422, code: 'malformed', fields: {} }
  if (retryAfter > 0) return { status: 429, code: 'too-many', retryAfter, fields }
  const { data, error } = signUpSchema.safeParse({
    ...readRefererFields(request.headers),
    ...fields,
  })
  if (!data) return { status: 422, code: 'invalid', errors: toFieldErrors(error), fields }
  const given = request.headers.get('idempotency-key')?.trim() ?? ''
  // Control characters would reach the staff's terminal.
  if (given.length > maxKey || /\p{Cc}/u.test(given))
    return { status: 422, code: 'invalid-key', fields }
  const key = given || (isForm ? keyOfContents(data) : crypto.randomUUID())
  return {
    ...(await acceptLead(createLead(key, data), getRequestId(request.headers), deadline)),
    fields,
  }
}

function fromForm(body: string): Fields {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body))
  return { ...fields, consent: fields['consent'] === 'on' }
}

function fromJson(body: string): Fields | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : null
  } catch {
    return null
  }
}

/** A static page cannot carry a fresh key, so a form without JavaScript is identified by its contents for ten minutes. */
function keyOfContents({ name, phone, phoneNote, order = '' }: SignUp): string {
  const contents = JSON.stringify([name, phone, phoneNote, order, Math.floor(Date.now() / 600_000)])
  return `form-${hash('sha256', contents)}`
}

export function createLead(key: string, signUp: SignUp): Lead {
  const {
    name,
    phone,
    order,
    language,
    page,
    referrer,
    lastTouch = {},
    firstTouch = lastTouch,
  } = signUp
  const now = new Date().toISOString()
  // A quick visitor is not suspected (decisions, "Suspected spam"), and neither is a form sent without scripts.
  const isSuspected = Boolean(signUp.website) || signUp.hasUserInput === false
  const consent = resolveConsent(signUp.consentVersion, language)
  return {
    id: crypto.randomUUID(),
    key,
    name,
    phone: toE164(phone),
    phoneNote: signUp.phoneNote || null,
    status: isSuspected ? 'suspected' : 'new',
    order: order ? (findOrder(order)?.code ?? otherOrderCode) : null,
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

/**
 * Commits a lead. When the store has not confirmed it in time, a channel is tried at once, and the lead is saved as soon as the
 * store answers. A 503 does no harm when the lead is saved after all: the visitor's next attempt has the same key.
 * @param deadline when the visitor must be answered, as `performance.now()` counts, in milliseconds
 */
export async function acceptLead(
  lead: Lead,
  request?: string,
  deadline: number = performance.now() + responseTimeoutMs,
): Promise<StoreResult> {
  const saving = commitLead(lead, request)
  try {
    const result = await withTimeout(saving, deadline - channelTimeoutMs - performance.now())
    if (result === 'conflict') return { status: 409, code: 'key-reused' }
    return { status: result === 'created' ? 201 : 200 }
  } catch (error) {
    log.error('lead-not-stored', error, { request })
    recordSaveResult(false)
    const delivery = deliverDirectly(lead)
    void delivery.then(async (channel) => {
      if (channel !== null) await saveDelivered(lead, channel, saving, request)
    })
    const channel = await withTimeout(delivery, channelTimeoutMs).catch(() => null)
    return channel === null ? { status: 503, code: 'unavailable' } : { status: 201 }
  }
}

async function commitLead(lead: Lead, request: string | undefined): Promise<SaveResult> {
  const names = channels.map(({ name }) => name)
  const result = await saveLead((await getSiteStore()).database, lead, names)
  if (result !== 'created') return result
  const { id, status, language } = lead
  log.info('lead-stored', { request, lead: id, status, language })
  recordSaveResult(true)
  leadSaved.publish(undefined)
  return result
}

/** How long a delivered lead is offered to a store that fails, in milliseconds: a day. */
const savingMs = 24 * 3_600_000
const maxSavingPauseMs = 30_000

/**
 * Saves a lead that a channel has delivered while its commit is unknown. The idempotency key makes a second attempt harmless.
 * A lead that the store does not take within a day is logged as `records-lost`: only staff have it then.
 */
async function saveDelivered(
  lead: Lead,
  channel: string,
  first: Promise<SaveResult>,
  request: string | undefined,
): Promise<void> {
  const { id, consentVersion, consentLanguage } = lead
  const fields = { lead: id, channel, consentVersion, consentLanguage }
  log.error('lead-unconfirmed', 'staff have the lead, the store has not confirmed it', fields)
  const end = performance.now() + savingMs
  let saving = first
  for (
    let pauseMs = 1000;
    performance.now() < end;
    pauseMs = Math.min(maxSavingPauseMs, pauseMs * 2)
  ) {
    const result = await saving.catch(() => null)
    if (result === 'conflict') break
    if (result !== null) {
      log.info('lead-confirmed', { lead: id })
      return
    }
    await sleep(pauseMs, undefined, { ref: false })
    saving = commitLead(lead, request)
  }
  await takeDirectDelivery(lead, channel)
  log.error('records-lost', 'staff have the lead, the store has not', fields)
}
