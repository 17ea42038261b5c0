import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseDocument } from 'yaml'
import { openContent } from '#lib/content/open-content'
import { consentDocuments } from '#lib/content/schemas/legal'
import { defaultLocale, mapLocales } from '#lib/i18n/locales'
import {
  findChangedConsent,
  writeConsentDocument,
  writeConsentSentence,
  getConsentFile,
} from '#lib/leads/consent-texts'
import { getKyivDay } from '#lib/time/kyiv-time'

// npm run record-consent: saves the legal texts to content/consents/ as a new version, and adds the
// version to content/consents.yaml. Today's date is the name of the version, because the texts are
// valid from today.

const content = openContent('.')
const version = getKyivDay(new Date())

/**
 * Records the legal texts, unless the last recorded version has the same texts.
 * @returns a sentence that states the result
 * @throws Error when the texts cannot be recorded today
 */
function recordConsent(): string {
  if (findChangedConsent(content).length === 0)
    return `Nothing to record: the texts are as on record (${content.document('consents').version}).`
  const folder = dirname(getConsentFile(version, 'terms', defaultLocale))
  if (consentDocuments.some((name) => content.legal(name, defaultLocale).effective > version))
    throw new Error('a text says that it holds from a day to come. Publish it on that day')
  if (existsSync(folder))
    throw new Error(
      `${folder} is there already. If these texts have not been published yet, delete the folder, take its record out of content/consents.yaml and run this again; if they have, do it tomorrow, as what visitors accepted never changes`,
    )
  mkdirSync(folder, { recursive: true })
  const hashes = consentDocuments.map((name) => [name, writeRecordedTexts(name)] as const)
  const sentence = mapLocales((locale) => writeConsentSentence(content, locale))
  const file = 'content/consents.yaml'
  const records = parseDocument(readFileSync(file, 'utf8'))
  records.set('version', version)
  records.setIn(['records', version], {
    sentence,
    hashes: mapLocales((locale) => hash('sha256', `${sentence[locale]}\n${version}`)),
    documents: Object.fromEntries(hashes),
  })
  writeFileSync(file, records.toString({ lineWidth: 0 }))
  return `The texts of ${version} are on record: commit ${folder} and ${file}.`
}

/**
 * Writes one legal text to a file for each language.
 * @returns the hash of each file
 */
const writeRecordedTexts = (name: (typeof consentDocuments)[number]) =>
  mapLocales((locale) => {
    const text = writeConsentDocument(content, name, locale)
    writeFileSync(getConsentFile(version, name, locale), text)
    return hash('sha256', text)
  })

try {
  console.log(recordConsent())
} catch (error) {
  console.error(`Nothing was recorded: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
