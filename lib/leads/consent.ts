import { getSiteContent } from '#lib/content/current-content'
import { consentDocuments } from '#lib/content/schemas/legal'
import type { Locale } from '#lib/i18n/locales'
import { getConsentFile } from '#lib/leads/consent-texts'
import type { Lead } from '#lib/leads/lead'
import { getKyivDay } from '#lib/time/kyiv-time'

/** The consent of a lead. */
export type ResolvedConsent = {
  /** Version of the consent texts, an ISO day; `unknown: …` for a version that is not accepted. */
  version: string
  /** SHA-256 of the accepted text. */
  hash: string
}

/**
 * Returns the consent that a visitor gave. The visitor's page may have loaded before the consent
 * texts changed. Every recorded version of the texts is therefore accepted, unless its day is in
 * the future. A version that is not accepted is saved as `unknown: …`, with the hash of the current
 * text.
 * @param sentVersion version that the form sent; undefined or '' means the current version
 */
export function resolveConsent(sentVersion: string | undefined, locale: Locale): ResolvedConsent {
  const { version: current, records } = getSiteContent().consents
  const version = sentVersion || current
  const findHash = (recorded: string) =>
    Object.hasOwn(records, recorded) ? records[recorded]?.hashes[locale] : undefined
  const isInForce = version <= getKyivDay(new Date())
  const hash = isInForce ? findHash(version) : undefined
  if (hash !== undefined) return { version, hash }
  return { version: `unknown: ${version}`, hash: findHash(current) ?? '' }
}

export type ConsentTexts = {
  version: string
  sentence: string
  documents: { file: string; hash: string }[]
}

/**
 * Finds the texts that the visitor of a lead accepted, by the hash in the lead. Returns null if no
 * recorded version of the texts has that hash.
 */
export function findConsentTexts({
  consentHash,
  consentLanguage: locale,
}: Pick<Lead, 'consentHash' | 'consentLanguage'>): ConsentTexts | null {
  const records = Object.entries(getSiteContent().consents.records)
  const found = records.find(([, { hashes }]) => hashes[locale] === consentHash)
  if (!found) return null
  const [version, record] = found
  const documents = consentDocuments.map((name) => ({
    file: getConsentFile(version, name, locale),
    hash: record.documents[name][locale] ?? '',
  }))
  return { version, sentence: record.sentence[locale] ?? '', documents }
}
