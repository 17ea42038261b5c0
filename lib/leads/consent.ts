import { consentHashes, consentVersion } from '#content/consent'
import type { Localized } from '#content/types'
import type { Language } from '#lib/i18n/languages'

/**
 * Version and SHA-256 of the consent text a visitor accepted. A page may be older than the server, so any version in
 * the record counts; a version that never was is marked, with the hash of the text of today.
 */
export function acceptedConsent(told: string | undefined, language: Language): { version: string; hash: string } {
  const version = told || consentVersion
  const known = new Map<string, Localized>(Object.entries(consentHashes)).get(version)
  if (known) return { version, hash: known[language] }
  return { version: `unknown: ${version}`, hash: consentHashes[consentVersion][language] }
}
