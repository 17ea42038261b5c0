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
        ua: '4b70ed87bfe5b9c8b26165232170d7d53bb13f80394ef14ac1d37c21aaf9b50a',
        en: '0d85db0fb068d856e66ce30c5f761fde4511163ba3cb6db3fbf338a4c838583d',
      },
      'privacy-policy': {
        ua: '596b4989553be9dc6d2682d71e6239dd1ea24b0a31c01a6ca0a32b89b9bfb656',
        en: 'b348f4f442d9beb6980ec00aff75c2c4a298611186306c604fbf1074891d5486',
      },
    },
  },
} as const satisfies Readonly<Record<string, ConsentRecord>>

/**
 * Version of the accepted texts, kept with each lead. Raise it whenever the sentence, the privacy policy or the terms
 * change; the test fails until you do.
 */
export const consentVersion = '2026-11-23' satisfies keyof typeof consents
