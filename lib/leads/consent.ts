import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSiteContent } from '#lib/content/current-content'
import { consentDocuments, type ConsentDocument } from '#lib/content/legal'
import type { OpenContent } from '#lib/content/open'
import type { Documents } from '#lib/content/schema'
import { messagesOf } from '#lib/content/sentences'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'
import type { Lead } from '#lib/leads/lead'
import { formatDay } from '#lib/i18n/format'
import { getKyivDay } from '#lib/time/kyiv-time'

// What visitors accept, as plain text: the sentence beside the form, and the documents that it names; and what each accepted.

/** The consent sentence of today as the visitor reads it, names of both documents included. */
export function writeConsentSentence(opened: OpenContent, locale: Locale): string {
  return messagesOf(locale, opened.root).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

export function writeConsentDocument(
  opened: OpenContent,
  name: ConsentDocument,
  locale: Locale,
): string {
  const { title, lead, effective, sections } = opened.legal(name, locale)
  const { Legal } = messagesOf(locale, opened.root)
  const since = Legal.effective.replace('{date}', formatDay(locale, effective))
  const chapters = sections.flatMap((section, index) => [
    `${index + 1}. ${section.title}`,
    ...section.body.map((block) =>
      typeof block === 'string' ? block : block.map((line) => `— ${line}`).join('\n'),
    ),
  ])
  const text = `${[title, lead, since, ...chapters].join('\n\n')}\n`
  if (name !== 'terms') return text
  const details = listSellerDetails(opened.document('clinic'), locale)
  return `${text}\n${Legal.requisites}\n\n${details.map(([key, value]) => `${Legal[key]}: ${value}`).join('\n')}\n`
}

export const getConsentFile = (version: string, name: ConsentDocument, locale: Locale): string =>
  `content/consents/${version}/${name}.${locale}.txt`

/** Files of what visitors accept today and is not on record for the version of today. */
export function findChangedConsent(opened: OpenContent): string[] {
  const { version, records } = opened.document('consents')
  const isRecorded = (name: ConsentDocument, locale: Locale) => {
    const path = join(opened.root, getConsentFile(version, name, locale))
    return (
      existsSync(path) && readFileSync(path, 'utf8') === writeConsentDocument(opened, name, locale)
    )
  }
  const sentences = locales.filter(
    (each) => writeConsentSentence(opened, each) !== records[version]?.sentence[each],
  )
  const documents = consentDocuments.filter(
    (name) => !locales.every((locale) => isRecorded(name, locale)),
  )
  return [
    ...sentences.map((locale) => `messages/${locale}.json`),
    ...documents.map((name) => `content/legal/${name}/${defaultLocale}.md`),
  ]
}

export function listSellerDetails(
  { phone, email, legalEntity, licence }: Documents['clinic'],
  locale: Locale,
) {
  const { name, code, address, iban } = legalEntity
  return [
    ['name', name[locale]],
    ['code', code],
    ...(licence ? [['licence', licence[locale]] as const] : []),
    ['address', address[locale]],
    ['iban', iban],
    ['phone', formatPhone(phone)],
    ['email', email],
  ] as const
}

/** What a visitor accepted: any version on record and in force, as a page may be older than the server; others are marked. */
export function resolveConsent(
  given: string | undefined,
  locale: Locale,
): { version: string; hash: string } {
  const { version: current, records } = getSiteContent().consents
  const version = given || current
  const hashOf = (each: string) =>
    Object.hasOwn(records, each) ? records[each]?.hashes[locale] : undefined
  const hash = version <= getKyivDay(new Date()) ? hashOf(version) : undefined
  return hash === undefined
    ? { version: `unknown: ${version}`, hash: hashOf(current) ?? '' }
    : { version, hash }
}

/** The texts that a lead's consent was given to, found by their hash; null when they are not on record. */
export function findConsentTexts({
  consentHash,
  consentLanguage: locale,
}: Pick<Lead, 'consentHash' | 'consentLanguage'>) {
  const records = Object.entries(getSiteContent().consents.records)
  const [found] = records.filter(([, { hashes }]) => hashes[locale] === consentHash)
  if (!found) return null
  const [version, { sentence, documents: hashes }] = found
  const documents = consentDocuments.map((name) => ({
    file: getConsentFile(version, name, locale),
    hash: hashes[name][locale],
  }))
  return { version, sentence: sentence[locale], documents }
}
