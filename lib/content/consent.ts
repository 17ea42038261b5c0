import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from 'next-intl'
import type { LegalBlock } from '#lib/content/legal'
import type { OpenContent } from '#lib/content/open'
import { consentDocuments, type ConsentDocument } from '#lib/content/legal'
import type { Documents } from '#lib/content/schema'
import { defaultLocale, locales, type Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'
import { formatDay } from '#lib/text/format'

// What visitors accept, as plain text: the sentence beside the form, and the documents that it names.

function messagesOf({ root }: OpenContent, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(root, 'messages', `${locale}.json`), 'utf8')) as Messages
}

/** The consent sentence of today as the visitor reads it, names of both documents included. */
export function consentSentence(content: OpenContent, locale: Locale): string {
  return messagesOf(content, locale).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

/** A document of today as plain text, all that its page says. */
export function consentDocument(content: OpenContent, name: ConsentDocument, locale: Locale): string {
  const { title, lead, effective, sections } = content.legal(name, locale)
  const { Legal } = messagesOf(content, locale)
  const since = Legal.effective.replace('{date}', formatDay(locale, effective))
  const chapters = sections.flatMap((section, index) => [
    `${index + 1}. ${section.title}`,
    ...section.body.map(toParagraph),
  ])
  const text = `${[title, lead, since, ...chapters].join('\n\n')}\n`
  if (name !== 'terms') return text
  const details = sellerDetails(content.document('clinic'), locale)
  return `${text}\n${Legal.requisites}\n\n${details.map(([key, value]) => `${Legal[key]}: ${value}`).join('\n')}\n`
}

/** Where a document of a version stands on record, below the project's folder. */
export const recordedFile = (version: string, name: ConsentDocument, locale: Locale): string =>
  `content/consents/${version}/${name}.${locale}.txt`

/** Files of what visitors accept today and is not on record for the version of today. */
export function changedConsent(content: OpenContent): string[] {
  const { version, records } = content.document('consents')
  const isRecorded = (name: ConsentDocument, locale: Locale) => {
    const path = join(content.root, recordedFile(version, name, locale))
    return existsSync(path) && readFileSync(path, 'utf8') === consentDocument(content, name, locale)
  }
  const sentences = locales.filter((each) => consentSentence(content, each) !== records[version]?.sentence[each])
  const documents = consentDocuments.filter((name) => !locales.every((locale) => isRecorded(name, locale)))
  return [
    ...sentences.map((locale) => `messages/${locale}.json`),
    ...documents.map((name) => `content/legal/${name}/${defaultLocale}.md`),
  ]
}

function toParagraph(block: LegalBlock): string {
  return typeof block === 'string' ? block : block.map((line) => `— ${line}`).join('\n')
}

/** The seller's details, which stand under the terms, by the messages of `Legal` that name them. */
export function sellerDetails({ phone, email, legalEntity, licence }: Documents['clinic'], locale: Locale) {
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
