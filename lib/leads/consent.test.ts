import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getSiteContent } from '#lib/content/current-content'
import { consentDocuments } from '#lib/content/schemas/legal'
import { locales } from '#lib/i18n/locales'
import { resolveConsent, findConsentTexts } from '#lib/leads/consent'
import { getKyivDay } from '#lib/time/kyiv-time'
import { createLead } from '#lib/leads/create-lead'
import { signUpSchema } from '#lib/leads/sign-up-schema'
import { columnsByTable } from '#lib/database/tables'
import { callWindowColumns, leadColumns } from '#lib/leads/lead'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const form = { name: 'Олена', phone: '671234567', consent: true }

const today = getSiteContent().consents.records[getSiteContent().consents.version]

describe('the recorded texts', () => {
  it.each(Object.entries(getSiteContent().consents.records))(
    'of %s are the ones their hashes were made of',
    (version, record) => {
      for (const locale of locales) {
        expect(record.hashes[locale]).toBe(sha256(`${record.sentence[locale]}\n${version}`))
        for (const name of consentDocuments) {
          const text = readFileSync(`content/consents/${version}/${name}.${locale}.txt`, 'utf8')
          expect(sha256(text)).toBe(record.documents[name][locale])
        }
      }
    },
  )

  it('have a version that is in force and not older than the documents', () => {
    expect(getSiteContent().consents.version <= getKyivDay(new Date())).toBe(true)
    for (const name of consentDocuments)
      expect(getSiteContent().legal[name].ua.effective <= getSiteContent().consents.version).toBe(
        true,
      )
  })
})

describe('the consent of a lead', () => {
  it('has the language of the form, its version, hash and time', () => {
    const lead = createLead(
      'key',
      signUpSchema.parse({
        ...form,
        language: 'en',
        consentVersion: getSiteContent().consents.version,
      }),
    )
    expect(lead.consentHash).toBe(
      sha256(`${today?.sentence.en}\n${getSiteContent().consents.version}`),
    )
    expect(lead).toMatchObject({
      consentVersion: getSiteContent().consents.version,
      consentLanguage: 'en',
      consentAt: lead.createdAt,
    })
    expect(findConsentTexts(lead)?.sentence).toBe(today?.sentence.en)
    const { version } = getSiteContent().consents
    expect(findConsentTexts(lead)?.documents).toEqual(
      consentDocuments.map((name) => ({
        file: `content/consents/${version}/${name}.en.txt`,
        hash: today?.documents[name].en,
      })),
    )
    expect(findConsentTexts({ ...lead, consentHash: 'a'.repeat(64) })).toBeNull()
  })

  it('is the current version if the form sends none, and marked as unknown if the version is not recorded', () => {
    const hash = today?.hashes.ua
    expect(resolveConsent(undefined, 'ua')).toEqual({
      version: getSiteContent().consents.version,
      hash,
    })
    expect(resolveConsent('toString', 'ua')).toEqual({ version: 'unknown: toString', hash })
  })
})

/** Names of the database tables without data about visitors. */
const others =
  'staff passkey invitation staffSession staffDevice challenge audit alarm link sourceSpelling documentVersion picture runDay heartbeat'

it('the privacy policy names every field and table with data about visitors', () => {
  const { request, apart } = getSiteContent().storedData
  expect(request.flatMap(({ of }) => of).sort()).toEqual(
    [...leadColumns, ...callWindowColumns, 'number'].sort(),
  )
  const kept = Object.keys(columnsByTable).filter(
    (name) => !['lead', ...others.split(' ')].includes(name),
  )
  expect(apart.flatMap(({ of }) => of).sort()).toEqual([...kept, 'desk'].sort())
})
