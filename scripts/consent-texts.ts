import { readFileSync } from 'node:fs'
import type { Messages } from 'next-intl'
import { clinic } from '#content/clinic'
import type { ConsentDocument } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import type { LegalBlock, LegalDocument } from '#content/types'
import type { Language } from '#lib/i18n/languages'
import { formatDay } from '#lib/format'
import { formatPhone } from '#lib/leads/phone'

function messagesOf(language: Language): Messages {
  return JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Messages
}

/** The consent sentence of today as the visitor reads it, names of both documents included. */
export function consentSentence(language: Language): string {
  return messagesOf(language).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

/** A document of today as plain text, all that its page says. */
export function consentDocument(name: ConsentDocument, language: Language): string {
  return name === 'terms' ? `${toText(terms, language)}\n${requisites(language)}` : toText(privacyPolicy, language)
}

function toText({ title, lead, effective, sections }: LegalDocument, language: Language): string {
  const since = messagesOf(language).Legal.effective.replace('{date}', formatDay(language, effective))
  const chapters = sections.flatMap((section, index) => [
    `${index + 1}. ${section.title[language]}`,
    ...section.body[language].map(toParagraph),
  ])
  return `${[title[language], lead[language], since, ...chapters].join('\n\n')}\n`
}

function toParagraph(block: LegalBlock): string {
  return typeof block === 'string' ? block : block.map((line) => `— ${line}`).join('\n')
}

/** The seller's, which stand under the terms. */
function requisites(language: Language): string {
  const { Legal } = messagesOf(language)
  const { name, code, licence, address, iban } = clinic.legalEntity
  const rows = [
    [Legal.name, name[language]],
    [Legal.code, code],
    [Legal.licence, licence[language]],
    [Legal.address, address[language]],
    [Legal.iban, iban],
    [Legal.phone, formatPhone(clinic.phone)],
    [Legal.email, clinic.email],
  ]
  return `${Legal.requisites}\n\n${rows.map((row) => row.join(': ')).join('\n')}\n`
}
