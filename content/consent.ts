import type { Localized } from '#content/types'

/**
 * SHA-256 of the consent sentence beside the sign-up form (messages, `SubscribeForm.consent`, without its tags), a line
 * break and its version. Leads refer to these rows as proof of what was accepted: add rows, never change one.
 */
export const consentHashes = {
  '2026-11-20': {
    ua: '7fa6ca627ae2e95837f4b05e67500cc0e7618ca2f0f4f5d658f13faf264005aa',
    en: 'f08502c1f1f424240daf5a50d09bd33f6a3e2bca556a9d8691ccd78207862a37',
  },
  '2026-11-21': {
    ua: 'b1cae35e977e95d24c3753cb5b8535c0db9f5d04e5d54b9ddce7d1254c4ecb83',
    en: 'cf9c2310102614c057df2ab71b1791fe28cfdb757be4f4a3de63bcf0f84875f8',
  },
} as const satisfies Readonly<Record<string, Localized>>

/**
 * Version of the consent text, kept with each lead. Raise it, with a row above, when that text, the privacy policy or
 * the terms change their meaning; the test says the hashes.
 */
export const consentVersion = '2026-11-21' satisfies keyof typeof consentHashes
