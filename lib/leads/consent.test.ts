import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { consentDocuments, consents, consentVersion, type ConsentRecord } from '#content/consent'
import { privacyPolicy } from '#content/legal/privacy-policy'
import { terms } from '#content/legal/terms'
import { locales } from '#lib/i18n/locales'
import { acceptedConsent, acceptedTexts } from '#lib/leads/consent'
import { kyivDay } from '#lib/time/kyiv-time'
import { newLead } from '#lib/leads/receive'
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

  it('are in force, and say so', () => {
    expect(consentVersion <= kyivDay(new Date())).toBe(true)
    for (const { effective } of [terms, privacyPolicy]) expect(effective <= consentVersion).toBe(true)
  })

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

  it('is the text of today where nothing is told, and marked where a version never was', () => {
    const hash = consents[consentVersion].hashes.ua
    expect(acceptedConsent(undefined, 'ua')).toEqual({ version: consentVersion, hash })
    expect(acceptedConsent('toString', 'ua')).toEqual({ version: 'unknown: toString', hash })
  })

  it('is found by its hash, by its version where it has none, and not at all where no text has that hash', () => {
    const lead = { consentVersion, consentHash: '', consentLanguage: 'ua' as const }
    const { hashes, documents } = consents[consentVersion]
    const texts = {
      version: consentVersion,
      documents: [
        { file: `content/consents/${consentVersion}/terms.ua.txt`, hash: documents.terms.ua },
        { file: `content/consents/${consentVersion}/privacy-policy.ua.txt`, hash: documents['privacy-policy'].ua },
      ],
    }
    expect(acceptedTexts(lead)).toMatchObject(texts)
    expect(acceptedTexts({ ...lead, consentVersion: 'unknown: x', consentHash: hashes.ua })).toMatchObject(texts)
    expect(acceptedTexts({ ...lead, consentHash: 'a'.repeat(64) })).toBeNull()
    expect(acceptedTexts({ ...lead, consentVersion: 'unknown: x' })).toBeNull()
  })
})
