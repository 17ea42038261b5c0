import { content } from '#lib/content/content'
import { consentDocuments } from '#lib/content/legal'
import { type Documents } from '#lib/content/schema'
import type { Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'
import type { Lead } from '#lib/leads/lead'

type ConsentRecord = Documents['consents']['records'][string]

const records = () => new Map<string, ConsentRecord>(Object.entries(content.consents.records))

/**
 * Version and SHA-256 of the consent text a visitor accepted. A page may be older than the server, so any version on
 * record counts that is in force; one that is not, or not in this language, is marked, with the hash of the text of today.
 */
export function acceptedConsent(given: string | undefined, locale: Locale): { version: string; hash: string } {
  const version = given || content.consents.version
  const known = version <= kyivDay(new Date()) ? records().get(version)?.hashes[locale] : undefined
  if (known !== undefined) return { version, hash: known }
  return { version: `unknown: ${version}`, hash: records().get(content.consents.version)?.hashes[locale] ?? '' }
}

/**
 * The texts that a lead's consent was given to, found by their hash, or by version for leads older than hashes: the
 * sentence in full, the documents by file and SHA-256. Null when they are not on record.
 */
export function acceptedTexts(lead: Pick<Lead, 'consentVersion' | 'consentHash' | 'consentLanguage'>) {
  const { consentVersion, consentHash: hash, consentLanguage: locale } = lead
  const isAccepted = ([version, { hashes }]: [string, ConsentRecord]) =>
    hash === '' ? version === consentVersion : hashes[locale] === hash
  const [version, record] = [...records()].find(isAccepted) ?? []
  const sentence = record?.sentence[locale]
  if (version === undefined || !record || sentence === undefined) return null
  const documents = consentDocuments.map((name) => ({
    file: `content/consents/${version}/${name}.${locale}.txt`,
    hash: record.documents[name][locale],
  }))
  return { version, sentence, documents }
}
