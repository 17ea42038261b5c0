import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinic } from '#content/clinic'
import { consentDocuments } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import { locales, type Locale } from '#lib/i18n/locales'
import { consentDocument, consentSentence } from '#scripts/consent-texts'

// node scripts/record-consent.ts 2026-12-01: puts the legal texts of today on record as that version, and tells the row
// for content/consent.ts. A version that is on record is not changed.

const [version = ''] = process.argv.slice(2)
if (!/^\d{4}-\d\d-\d\d$/.test(version)) throw new Error('Which version? Type the day it begins, such as 2026-12-01')
const folder = join('content', 'consents', version)
if (existsSync(folder)) throw new Error(`${folder} is there already; a version never changes`)
mkdirSync(folder, { recursive: true })

const sources = { root: '.', clinic, terms, privacyPolicy }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const each = (value: (locale: Locale) => string) => Object.fromEntries(locales.map((locale) => [locale, value(locale)]))

const documents = Object.fromEntries(
  consentDocuments.map((name) => [
    name,
    each((locale) => {
      const text = consentDocument(sources, name, locale)
      writeFileSync(join(folder, `${name}.${locale}.txt`), text)
      return sha256(text)
    }),
  ]),
)
const hashes = each((locale) => sha256(`${consentSentence(sources, locale)}\n${version}`))
console.log(
  `'${version}': ${JSON.stringify({ sentence: each((locale) => consentSentence(sources, locale)), hashes, documents }, null, 2)},`,
)
