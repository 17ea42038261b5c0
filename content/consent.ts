import type { Locale } from '#lib/i18n/locales'

/** In the languages that the site had when the texts were recorded. */
type Recorded = Readonly<Partial<Record<Locale, string>>>

/** What a visitor accepted: the sentence beside the form, and the two documents it names. */
export type ConsentRecord = {
  /** The sentence as the visitor read it (messages, `SubscribeForm.consent`, without its tags). */
  readonly sentence: Recorded
  /** SHA-256 of the sentence, a line break and the version: what leads keep as proof. */
  readonly hashes: Recorded
  /** SHA-256 of `content/consents/{version}/{document}.{language}.txt`, where the whole text stands (`sha256sum` gives it). */
  readonly documents: Readonly<Record<ConsentDocument, Recorded>>
}

/** The documents that the sentence names, as their files are called. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/**
 * The accepted texts by version. Leads refer to these rows as proof of what was accepted: add rows, never change one.
 * `npm run record-consent` writes the files of a new version and tells its row.
 */
export const consents = {
  '2026-11-23': {
    sentence: {
      ua: 'Приймаю умови договору та політику конфіденційності й даю згоду на обробку персональних даних',
      en: 'I accept the terms of the agreement and the privacy policy and consent to the processing of my personal data',
    },
    hashes: {
      ua: '907f77b2b0bbe4c5b1dc40d7a89e9172800cf2c9588d4e0fdeef7cabf9434abf',
      en: 'd3e2bc2d70173134904755e4b515089e7debc982ff6e02ce05282c5c33ee2faa',
    },
    documents: {
      terms: {
        ua: '35a493f48a185402b71585b27ef139d10232da46da9d89aea8b0446dbeef9737',
        en: '6ac0127c4f7bf80313b94b475be48423dd6f5f4c82433ddd459e79fcc454e56f',
      },
      'privacy-policy': {
        ua: 'daded76ad1f102bad7f3e236d5233d1f6c1e74ca83fbca4d41257a2f42985b3c',
        en: 'dcdc20f62197bdcd4c3151118b4785561c9e43c857637613b0bb5129a4e9410e',
      },
    },
  },
} as const satisfies Readonly<Record<string, ConsentRecord>>

/**
 * Version of the accepted texts, kept with each lead. Raise it whenever the sentence, the privacy policy or the terms
 * change; the test fails until you do.
 */
export const consentVersion = '2026-11-23' satisfies keyof typeof consents
