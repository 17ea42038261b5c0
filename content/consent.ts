/**
 * Version of the consent text beside the sign-up form (messages, `SubscribeForm.consent`), kept with each lead.
 * Raise it when that text, the privacy policy or the terms change their meaning.
 */
export const consentVersion = '2026-11-20'
