import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { consentDocuments, type ConsentDocument } from '#lib/content/schemas/legal'
import type { OpenContent } from '#lib/content/open-content'
import type { Documents } from '#lib/content/schemas/documents'
import { readMessages } from '#lib/i18n/read-messages'
import { formatDay } from '#lib/i18n/format'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'

// The texts that visitors accept: the sentence beside the form, and the documents that the sentence
// names.

/** Returns the current consent sentence as the visitor reads it, without the tags of its links. */
export function writeConsentSentence(opened: OpenContent, locale: Locale): string {
  return readMessages(locale, opened.root).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

/** Writes a legal document as plain text. The terms end with the seller's details. */
export function writeConsentDocument(
  opened: OpenContent,
  name: ConsentDocument,
  locale: Locale,
): string {
  const { title, lead, effective, sections } = opened.legal(name, locale)
  const { Legal } = readMessages(locale, opened.root)
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

/**
 * Returns the path of the file that contains the recorded text of a legal document. The path is
 * relative to the root of the repository.
 */
export function getConsentFile(version: string, name: ConsentDocument, locale: Locale): string {
  return `content/consents/${version}/${name}.${locale}.txt`
}

/**
 * Returns the paths of the source files whose texts differ from the texts recorded for the current
 * consent version.
 */
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

/** One detail of the seller. `key` is the detail's key in the messages `Legal`. */
export type SellerDetail = readonly [
  key: 'name' | 'code' | 'licence' | 'address' | 'iban' | 'phone' | 'email',
  value: string,
]

/** Lists the seller's details. A missing licence is left out. */
export function listSellerDetails(
  { phone, email, legalEntity, licence }: Documents['clinic'],
  locale: Locale,
): SellerDetail[] {
  const { name, code, address, iban } = legalEntity
  const licenceDetails: SellerDetail[] = licence ? [['licence', licence[locale]]] : []
  return [
    ['name', name[locale]],
    ['code', code],
    ...licenceDetails,
    ['address', address[locale]],
    ['iban', iban],
    ['phone', formatPhone(phone)],
    ['email', email],
  ]
}
