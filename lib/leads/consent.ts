import { consentDocuments, consents, consentVersion, type ConsentRecord } from '#content/consent'
import type { Locale } from '#lib/i18n/locales'
import type { Lead } from '#lib/leads/lead'

const records = new Map<string, ConsentRecord>(Object.entries(consents))

/**
 * Version and SHA-256 of the consent text a visitor accepted. A page may be older than the server, so any version on
 * record counts; a version that never was is marked, with the hash of the text of today.
 */
export function acceptedConsent(given: string | undefined, locale: Locale): { version: string; hash: string } {
  const version = given || consentVersion
  const known = records.get(version)
  if (known) return { version, hash: known.hashes[locale] }
  return { version: `unknown: ${version}`, hash: consents[consentVersion].hashes[locale] }
}

/** Accepted texts in one language: the sentence in full, the documents by file and SHA-256. */
export type AcceptedTexts = { version: string; sentence: string; documents: { file: string; hash: string }[] }

/** The texts that a lead's consent was given to, by their hash, or by version for leads older than hashes; or null. */
export function acceptedTexts({
  consentVersion: version,
  consentHash: hash,
  consentLanguage: locale,
}: Pick<Lead, 'consentVersion' | 'consentHash' | 'consentLanguage'>): AcceptedTexts | null {
  const [found, record] =
    [...records].find(([known, { hashes }]) => (hash === '' ? known === version : hashes[locale] === hash)) ?? []
  if (found === undefined || !record) return null
  const documents = consentDocuments.map((name) => ({
    file: `content/consents/${found}/${name}.${locale}.txt`,
    hash: record.documents[name][locale],
  }))
  return { version: found, sentence: record.sentence[locale], documents }
}
