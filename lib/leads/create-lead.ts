import { resolveConsent } from '#lib/leads/consent'
import type { Lead } from '#lib/leads/lead'
import { toE164 } from '#lib/leads/phone'
import { pickLeadValues } from '#lib/leads/sign-up-fields'
import type { SignUp } from '#lib/leads/sign-up-schema'
import { findOrder, otherOrderCode } from '#lib/orders'

/**
 * Makes the lead of a sign-up. The lead is suspected spam if the hidden field `website` is filled
 * in. The lead is also suspected spam if the form's script saw no input by a person
 * (docs/reception.md).
 * @param key idempotency key
 * @param phone E.164; the default is the Ukrainian phone number of the sign-up
 */
export function createLead(
  key: string,
  signUp: SignUp,
  phone: string = toE164(signUp.phone),
): Lead {
  // A browser without storage sends only the last campaign. The last campaign is in this case also
  // saved as the first campaign.
  const { lastTouch = {}, firstTouch = lastTouch } = signUp
  const now = new Date().toISOString()
  const isSuspected = Boolean(signUp.website) || signUp.hasUserInput === false
  const consent = resolveConsent(signUp.consentVersion, signUp.language)
  return {
    id: crypto.randomUUID(),
    key,
    ...pickLeadValues(signUp),
    phone,
    phoneNote: signUp.phoneNote || null,
    status: isSuspected ? 'suspected' : 'new',
    // An unknown order code may be any text, so `otherOrderCode` is saved in place of the code.
    order: signUp.order ? (findOrder(signUp.order)?.code ?? otherOrderCode) : null,
    language: signUp.language,
    page: signUp.page || null,
    referrer: signUp.referrer || null,
    firstTouch,
    lastTouch,
    consentVersion: consent.version,
    consentHash: consent.hash,
    consentLanguage: signUp.language,
    consentAt: now,
    createdAt: now,
    updatedAt: now,
  }
}
