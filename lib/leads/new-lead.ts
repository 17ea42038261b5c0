import { acceptedConsent } from '#lib/leads/consent'
import type { Attribution, Lead } from '#lib/leads/lead'
import { toE164 } from '#lib/leads/phone'
import type { SignUp } from '#lib/leads/schema'

/** A person needs longer than this to open the page and fill the form. */
const minFillMs = 2000

/** The lead of an accepted form. The consent is in the language the form was shown in. */
export function newLead(key: string, signUp: SignUp): Lead {
  const { name, phone, order, removedOrder, language: locale, page, referrer } = signUp
  const now = new Date().toISOString()
  const consent = acceptedConsent(signUp.consentVersion, locale)
  const lastTouch = filled(signUp.lastTouch) ?? signUp.utm ?? {}
  return {
    id: crypto.randomUUID(),
    key,
    name,
    phone: toE164(phone),
    status: isSuspected(signUp) ? 'suspected' : 'new',
    order: order || null,
    removedOrder: removedOrder || null,
    language: locale,
    page: page || null,
    referrer: referrer || null,
    firstTouch: filled(signUp.firstTouch) ?? lastTouch,
    lastTouch,
    consentVersion: consent.version,
    consentHash: consent.hash,
    consentLanguage: locale,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** True when the honeypot is filled or the form came back faster than a person can type. */
function isSuspected({ website, openForMs = Infinity }: SignUp): boolean {
  return Boolean(website) || openForMs < minFillMs
}

/** A browser that stores nothing knows one visit only, which is then the first and the last. */
function filled(attribution: Attribution | undefined): Attribution | undefined {
  return attribution && Object.keys(attribution).length > 0 ? attribution : undefined
}
