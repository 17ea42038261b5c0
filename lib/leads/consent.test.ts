import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { consentDocuments, consents, consentVersion, type ConsentRecord } from '#content/consent'
import { locales } from '#lib/i18n/locales'
import { acceptedConsent, acceptedTexts } from '#lib/leads/consent'
import { newLead } from '#lib/leads/new-lead'
import { signUpSchema } from '#lib/leads/schema'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const form = { name: 'Олена', phone: '671234567', consent: true }

describe('the texts on record', () => {
  const records: [string, ConsentRecord][] = Object.entries(consents)
  // Each in the languages that the site had then.
  const rows = records.flatMap(([version, record]) =>
    locales.flatMap((locale) => (record.hashes[locale] ? [{ version, language: locale, record }] : [])),
  )

  it.each(rows)(
    'of $version in $language are the ones their hashes were made of',
    ({ version, language: locale, record }) => {
      expect(record.hashes[locale]).toBe(sha256(`${record.sentence[locale]}\n${version}`))
      for (const name of consentDocuments) {
        const text = readFileSync(`content/consents/${version}/${name}.${locale}.txt`, 'utf8')
        expect(sha256(text)).toBe(record.documents[name][locale])
      }
    },
  )

  it('are no more and no fewer than their versions', () => {
    expect(readdirSync('content/consents').toSorted()).toEqual(Object.keys(consents).toSorted())
  })
})

describe('the consent of a lead', () => {
  it('is in the language the form was shown in, by version, hash and time', () => {
    const lead = newLead('key', signUpSchema.parse({ ...form, language: 'en', consentVersion }))
    expect(lead.consentHash).toBe(sha256(`${consents[consentVersion].sentence.en}\n${consentVersion}`))
    expect(lead).toMatchObject({ consentVersion, consentLanguage: 'en', consentAt: lead.createdAt })
    expect(acceptedTexts(lead)?.sentence).toBe(consents[consentVersion].sentence.en)
  })

  it('is the older text where the page was older than the server', () => {
    expect(acceptedConsent('2026-11-20', 'ua')).toEqual({
      version: '2026-11-20',
      hash: consents['2026-11-20'].hashes.ua,
    })
  })

  it('is the text of today where nothing is told, and marked where a version never was', () => {
    const hash = consents[consentVersion].hashes.ua
    expect(acceptedConsent(undefined, 'ua')).toEqual({ version: consentVersion, hash })
    expect(acceptedConsent('toString', 'ua')).toEqual({ version: 'unknown: toString', hash })
  })

  it('is found by its hash, by its version where it has none, and not at all where no text has that hash', () => {
    const lead = { consentVersion: '2026-11-20', consentHash: '', consentLanguage: 'ua' as const }
    const { hashes, documents } = consents['2026-11-20']
    const texts = {
      version: '2026-11-20',
      documents: [
        { file: 'content/consents/2026-11-20/terms.ua.txt', hash: documents.terms.ua },
        { file: 'content/consents/2026-11-20/privacy-policy.ua.txt', hash: documents['privacy-policy'].ua },
      ],
    }
    expect(acceptedTexts(lead)).toMatchObject(texts)
    expect(acceptedTexts({ ...lead, consentVersion: 'unknown: x', consentHash: hashes.ua })).toMatchObject(texts)
    expect(acceptedTexts({ ...lead, consentHash: 'a'.repeat(64) })).toBeNull()
    expect(acceptedTexts({ ...lead, consentVersion: 'unknown: x' })).toBeNull()
  })
})
