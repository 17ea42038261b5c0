import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from 'next-intl'
import { parseDocument } from 'yaml'
import type { LegalBlock } from '#lib/content/legal'
import { openContent, type OpenContent } from '#lib/content/open'
import { consentDocuments, type ConsentDocument } from '#lib/content/schema'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { formatPhone } from '#lib/leads/phone'
import { formatDay } from '#lib/text/format'
import { kyivDay } from '#lib/time/kyiv-time'

// npm run record-consent: puts the legal texts on record as the version of today, and adds their record to content/consents.yaml.
// A text holds from the day it is published, so there is no version of another day.

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

/** True when what visitors accept is what stands on record as the version that holds. */
export function isOnRecord(content: OpenContent): boolean {
  const { version, records } = content.document('consents')
  const isSame = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text
  return locales.every(
    (locale) =>
      records[version]?.sentence[locale] === consentSentence(content, locale) &&
      consentDocuments.every((name) =>
        isSame(
          join(content.root, `content/consents/${version}/${name}.${locale}.txt`),
          consentDocument(content, name, locale),
        ),
      ),
  )
}

/** @throws Error when the texts of today are not to be recorded, which says why */
function record(content: OpenContent, version: string): void {
  if (isOnRecord(content)) {
    console.log(`Nothing to record: the texts are as on record (${content.document('consents').version}).`)
    return
  }
  const folder = `content/consents/${version}`
  if (consentDocuments.some((name) => content.legal(name).effective > version))
    throw new Error('a text says that it holds from a day to come. Publish it on that day')
  if (existsSync(folder))
    throw new Error(
      `${folder} is there already. If these texts have not been published yet, delete the folder, take its record out of content/consents.yaml and run this again; if they have, do it tomorrow, as what visitors accepted never changes`,
    )
  mkdirSync(folder, { recursive: true })
  const documents = Object.fromEntries(
    consentDocuments.map((name) => {
      const hashes = mapLocales((locale) => {
        const text = consentDocument(content, name, locale)
        writeFileSync(`${folder}/${name}.${locale}.txt`, text)
        return hash('sha256', text)
      })
      return [name, hashes]
    }),
  )
  const sentence = mapLocales((locale) => consentSentence(content, locale))
  const hashes = mapLocales((locale) => hash('sha256', `${sentence[locale]}\n${version}`))
  const file = 'content/consents.yaml'
  const records = parseDocument(readFileSync(file, 'utf8'))
  records.set('version', version)
  records.setIn(['records', version], { sentence, hashes, documents })
  writeFileSync(file, records.toString({ lineWidth: 0 }))
  console.log(`The texts of ${version} are on record: commit ${folder} and ${file}.`)
}

if (import.meta.main)
  try {
    record(openContent('.'), kyivDay(new Date()))
  } catch (error) {
    console.error(`Nothing was recorded: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
