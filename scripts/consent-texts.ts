import { readFileSync } from 'node:fs'
import type { Messages } from 'next-intl'
import { clinic } from '#content/clinic'
import type { ConsentDocument } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import type { LegalBlock, LegalDocument } from '#content/types'
import type { Locale } from '#lib/i18n/locales'
import { formatDay } from '#lib/format'
import { formatPhone } from '#lib/leads/phone'

function messagesOf(locale: Locale): Messages {
  return JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Messages
}

/** The consent sentence of today as the visitor reads it, names of both documents included. */
export function consentSentence(locale: Locale): string {
  return messagesOf(locale).SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

/** A document of today as plain text, all that its page says. */
export function consentDocument(name: ConsentDocument, locale: Locale): string {
  return name === 'terms' ? `${toText(terms, locale)}\n${requisites(locale)}` : toText(privacyPolicy, locale)
}

function toText({ title, lead, effective, sections }: LegalDocument, locale: Locale): string {
  const since = messagesOf(locale).Legal.effective.replace('{date}', formatDay(locale, effective))
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
function requisites(locale: Locale): string {
  const { Legal } = messagesOf(locale)
  const { name, code, licence, address, iban } = clinic.legalEntity
  const rows = [
    [Legal.name, name[locale]],
    [Legal.code, code],
    [Legal.licence, licence[locale]],
    [Legal.address, address[locale]],
    [Legal.iban, iban],
    [Legal.phone, formatPhone(clinic.phone)],
    [Legal.email, clinic.email],
  ]
  return `${Legal.requisites}\n\n${rows.map((row) => row.join(': ')).join('\n')}\n`
}
