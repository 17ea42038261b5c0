import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { clinic } from '#content/clinic'
import { consentDocuments } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import { mapLocales } from '#lib/i18n/locales'
import { kyivDay } from '#lib/time/kyiv-time'
import { consentDocument, consentSentence } from '#scripts/consent-texts'

// npm run record-consent: puts the legal texts on record as the version of today, and tells its row for content/consent.ts.
// A text holds from the day it is published, so there is no version of another day.

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const version = kyivDay(new Date())
const folder = `content/consents/${version}`
const sources = { root: '.', clinic, terms, privacyPolicy }

if ([terms, privacyPolicy].some(({ effective }) => effective > version)) {
  console.error('Nothing was recorded: a text says that it holds from a day to come. Publish it on that day')
  process.exitCode = 1
} else if (existsSync(folder)) {
  console.error(
    `Nothing was recorded: ${folder} is there already. If these texts have not been published yet, delete the folder, take its row out of content/consent.ts and run this again; if they have, do it tomorrow, as what visitors accepted never changes`,
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
  const row = { sentence, hashes, documents }
  console.log(`'${version}': ${JSON.stringify(row, null, 2)},`)
  console.log(
    `\nPut these lines into “consents” of content/consent.ts, below the others, write consentVersion = '${version}' there, then run npm run format and npm run check.`,
  )
}
