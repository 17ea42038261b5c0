import { content } from '#lib/content/content'
import { consentDocuments } from '#lib/content/legal'
import type { Locale } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'
import type { Lead } from '#lib/leads/store/tables'

const records = () => new Map(Object.entries(content.consents.records))

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

/** The texts that a lead's consent was given to, found by their hash; null when they are not on record. */
export function acceptedTexts({ consentHash, consentLanguage: locale }: Pick<Lead, 'consentHash' | 'consentLanguage'>) {
  const [version, record] = [...records()].find(([, { hashes }]) => hashes[locale] === consentHash) ?? []
  const sentence = record?.sentence[locale]
  if (version === undefined || !record || sentence === undefined) return null
  const documents = consentDocuments.map((name) => ({
    file: `content/consents/${version}/${name}.${locale}.txt`,
    hash: record.documents[name][locale],
  }))
  return { version, sentence, documents }
}
