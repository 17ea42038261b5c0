import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { consentHashes, consentVersion } from '#content/consent'
import { languages, type Language } from '#lib/i18n/languages'
import type { Messages } from '#lib/i18n/load-messages'
import { contextSchema } from '#lib/leads/context'
import { acceptedConsent } from '#lib/leads/consent'
import { newLead } from '#lib/leads/lead'

/** The sentence as the visitor reads it, names of both documents included. */
function sentence(language: Language): string {
  const messages = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Messages
  return messages.SubscribeForm.consent.replace(/<[^>]*>/g, '')
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const form = { name: 'Олена', phone: '671234567', consent: true as const }

describe('the consent text', () => {
  it.each(languages)('in %s is the one on record under its version; a new text needs a new version', (language) => {
    expect(consentHashes[consentVersion][language]).toBe(sha256(`${sentence(language)}\n${consentVersion}`))
  })
})

describe('the consent of a lead', () => {
  it('is in the language the form was shown in, by version, hash and time', () => {
    const lead = newLead('key', form, contextSchema.parse({ language: 'en', consentVersion }))
    expect(lead.consentHash).toBe(sha256(`${sentence('en')}\n${consentVersion}`))
    expect(lead).toMatchObject({ consentVersion, consentLanguage: 'en', consentAt: lead.createdAt })
  })

  it('is the older text where the page was older than the server', () => {
    expect(acceptedConsent('2026-11-20', 'ua')).toEqual({
      version: '2026-11-20',
      hash: consentHashes['2026-11-20'].ua,
    })
  })

  it('is the text of today where nothing is told, and marked where a version never was', () => {
    const hash = consentHashes[consentVersion].ua
    expect(acceptedConsent(undefined, 'ua')).toEqual({ version: consentVersion, hash })
    expect(acceptedConsent('toString', 'ua')).toEqual({ version: 'unknown: toString', hash })
  })
})
