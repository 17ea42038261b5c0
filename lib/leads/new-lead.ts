import { acceptedConsent } from '#lib/leads/consent'
import type { Lead } from '#lib/leads/lead'
import { toE164 } from '#lib/leads/phone'
import type { SignUp } from '#lib/leads/schema'
import { findOrder, otherOrder } from '#lib/orders'

/** A person needs longer than this to open the page and fill the form. */
const minFillMs = 2000

/** The lead of an accepted form. The consent is in the language the form was shown in. */
export function newLead(key: string, signUp: SignUp): Lead {
  const { name, phone, order, removedOrder, language: locale, page, referrer } = signUp
  const now = new Date().toISOString()
  const isSuspected = Boolean(signUp.website) || (signUp.openForMs ?? Infinity) < minFillMs
  const consent = acceptedConsent(signUp.consentVersion, locale)
  const lastTouch = signUp.lastTouch ?? signUp.utm ?? {}
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
