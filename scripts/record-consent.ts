import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { content } from '#lib/content/content'
import { consentDocuments } from '#lib/content/schema'
import { mapLocales } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'
import { consentDocument, consentSentence } from '#scripts/consent-texts'

// npm run record-consent: puts the legal texts on record as the version of today, and adds their record to content/consents.yaml.
// A text holds from the day it is published, so there is no version of another day.

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const version = kyivDay(new Date())
const folder = `content/consents/${version}`
const { terms, privacyPolicy } = content.legal
const sources = { root: '.', clinic: content.clinic, terms, privacyPolicy }

if ([terms, privacyPolicy].some(({ effective }) => effective > version)) {
  console.error('Nothing was recorded: a text says that it holds from a day to come. Publish it on that day')
  process.exitCode = 1
} else if (existsSync(folder)) {
  console.error(
    `Nothing was recorded: ${folder} is there already. If these texts have not been published yet, delete the folder, take its record out of content/consents.yaml and run this again; if they have, do it tomorrow, as what visitors accepted never changes`,
  )
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  const documents = Object.fromEntries(
    consentDocuments.map((name) => {
      const hashOf = (text: string, file: string) => (writeFileSync(file, text), sha256(text))
      const hashes = mapLocales((locale) =>
        hashOf(consentDocument(sources, name, locale), `${folder}/${name}.${locale}.txt`),
      )
      return [name, hashes]
    }),
  )
  const sentence = mapLocales((locale) => consentSentence(sources, locale))
  const hashes = mapLocales((locale) => sha256(`${sentence[locale]}\n${version}`))
  const file = 'content/consents.yaml'
  const record = parseDocument(readFileSync(file, 'utf8'))
  record.set('version', version)
  record.setIn(['records', version], { sentence, hashes, documents })
  writeFileSync(file, record.toString({ lineWidth: 0 }))
  console.log(`The texts of ${version} are on record: commit ${folder} and ${file}.`)
}
