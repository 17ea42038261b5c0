import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from 'next-intl'
import type { LegalBlock } from '#lib/content/legal'
import type { OpenContent } from '#lib/content/open'
import { consentDocuments, type ConsentDocument } from '#lib/content/legal'
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
  const { title, lead, effective, sections } = content.legal(name)
  const since = messagesOf(content, locale).Legal.effective.replace('{date}', formatDay(locale, effective))
  const chapters = sections.flatMap((section, index) => [
    `${index + 1}. ${section.title[locale]}`,
    ...section.body[locale].map(toParagraph),
  ])
  const text = `${[title[locale], lead[locale], since, ...chapters].join('\n\n')}\n`
  return name === 'terms' ? `${text}\n${requisites(content, locale)}` : text
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

/** The seller's, which stand under the terms. */
function requisites(content: OpenContent, locale: Locale): string {
  const { Legal } = messagesOf(content, locale)
  const { phone, email, legalEntity, licence } = content.document('clinic')
  const { name, code, address, iban } = legalEntity
  const rows = [
    [Legal.name, name[locale]],
    [Legal.code, code],
    ...(licence ? [[Legal.licence, licence[locale]]] : []),
    [Legal.address, address[locale]],
    [Legal.iban, iban],
    [Legal.phone, formatPhone(phone)],
    [Legal.email, email],
  ]
  return `${Legal.requisites}\n\n${rows.map((row) => row.join(': ')).join('\n')}\n`
}
