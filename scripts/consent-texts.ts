import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from 'next-intl'
import type { ConsentDocument, Documents } from '#lib/content/schema'
import type { LegalBlock, LegalDocument } from '#lib/content/legal'
import type { Locale } from '#lib/i18n/locales'
import { formatDay } from '#lib/text/format'
import { formatPhone } from '#lib/leads/phone'

/** What the accepted texts are made of; `root` is the folder of `messages/`. */
export type ConsentSources = {
  root: string
  clinic: Documents['clinic']
  terms: LegalDocument
  privacyPolicy: LegalDocument
}

function messagesOf({ root }: ConsentSources, locale: Locale): Messages {
  return JSON.parse(readFileSync(join(root, 'messages', `${locale}.json`), 'utf8')) as Messages
}

/** The consent sentence of today as the visitor reads it, names of both documents included. */
export function consentSentence(sources: ConsentSources, locale: Locale): string {
  return messagesOf(sources, locale).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

/** A document of today as plain text, all that its page says. */
export function consentDocument(sources: ConsentSources, name: ConsentDocument, locale: Locale): string {
  return name === 'terms'
    ? `${toText(sources, sources.terms, locale)}\n${requisites(sources, locale)}`
    : toText(sources, sources.privacyPolicy, locale)
}

function toText(sources: ConsentSources, document: LegalDocument, locale: Locale): string {
  const { title, lead, effective, sections } = document
  const since = messagesOf(sources, locale).Legal.effective.replace('{date}', formatDay(locale, effective))
  const chapters = sections.flatMap((section, index) => [
    `${index + 1}. ${section.title[locale]}`,
    ...section.body[locale].map(toParagraph),
  ])
  return `${[title[locale], lead[locale], since, ...chapters].join('\n\n')}\n`
}

function toParagraph(block: LegalBlock): string {
  return typeof block === 'string' ? block : block.map((line) => `— ${line}`).join('\n')
}

/** The seller's, which stand under the terms. */
function requisites(sources: ConsentSources, locale: Locale): string {
  const { Legal } = messagesOf(sources, locale)
  const { phone, email, legalEntity, licence } = sources.clinic
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
