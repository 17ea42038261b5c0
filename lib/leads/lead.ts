import type { Language } from '#lib/i18n/languages'
import { acceptedConsent } from '#lib/leads/consent'
import { isSuspected, type LeadContext } from '#lib/leads/context'
import { toE164 } from '#lib/leads/phone'
import type { FormValues } from '#lib/leads/form-rules'

/** `new` waits for staff; `suspected` is kept apart as probable spam, never dropped. */
export const statuses = ['new', 'suspected'] as const
export type LeadStatus = (typeof statuses)[number]

/** `utm_*` and click ids of a visit, when it was (`at`, ISO 8601) and the path it came to (`page`). */
export type Touch = Partial<Record<string, string>>

/** A stored sign-up. Times are ISO 8601 in UTC; `phone` is E.164. */
export type Lead = {
  id: string
  /** Idempotency-Key of the filled form. */
  key: string
  name: string
  phone: string
  status: LeadStatus
  /** Package or request the visitor had chosen, null for a plain consultation. */
  order: string | null
  /** What had been chosen and was removed by the visitor before the form was sent. */
  removedOrder: string | null
  language: Language
  page: string | null
  referrer: string | null
  /** Campaign parameters of the first and of the latest visit that brought any. */
  firstTouch: Touch
  lastTouch: Touch
  consentVersion: string
  /** SHA-256 of the accepted text in the language shown; empty in leads older than this record. */
  consentHash: string
  consentLanguage: Language
  consentAt: string
  createdAt: string
  updatedAt: string
}

/** Builds the lead of an accepted form. The consent is in the language the form was shown in. */
export function newLead(key: string, form: FormValues, context: LeadContext): Lead {
  const now = new Date().toISOString()
  const consent = acceptedConsent(context.consentVersion, context.language)
  const lastTouch = filled(context.lastTouch) ?? context.utm ?? {}
  return {
    id: crypto.randomUUID(),
    key,
    name: form.name,
    phone: toE164(form.phone),
    status: isSuspected(context) ? 'suspected' : 'new',
    order: context.order || null,
    removedOrder: context.removedOrder || null,
    language: context.language,
    page: context.page || null,
    referrer: context.referrer || null,
    firstTouch: filled(context.firstTouch) ?? lastTouch,
    lastTouch,
    consentVersion: consent.version,
    consentHash: consent.hash,
    consentLanguage: context.language,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** A browser that keeps nothing knows one visit only, which is then the first and the last. */
function filled(touch: Touch | undefined): Touch | undefined {
  return touch && Object.keys(touch).length > 0 ? touch : undefined
}
