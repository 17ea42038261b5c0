import type { AdPlatform } from '#content/ad-platforms'
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
  /** Advertising platforms that these texts say data is passed on to (`ad-platforms.ts`). */
  readonly adPlatforms?: readonly AdPlatform[]
}

/** The documents that the sentence names, as their files are called. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/**
 * The accepted texts by version. Leads refer to these rows as proof of what was accepted: add rows, never change one.
 * `npm run record-consent` writes the files of a new version and tells its row.
 */
export const consents = {
  '2026-11-20': {
    sentence: {
      ua: 'Приймаю умови договору та політику конфіденційності',
      en: 'I accept the terms of the agreement and the privacy policy',
    },
    hashes: {
      ua: '7fa6ca627ae2e95837f4b05e67500cc0e7618ca2f0f4f5d658f13faf264005aa',
      en: 'f08502c1f1f424240daf5a50d09bd33f6a3e2bca556a9d8691ccd78207862a37',
    },
    documents: {
      terms: {
        ua: '8e68e0f61706c3e1d1086db068f49d4f0d975cdec04034b3ca04b555383cde70',
        en: '9127fbc33f3bd6204f820f7df540363b557625c2dcb9ca64386d0d90efec02f3',
      },
      'privacy-policy': {
        ua: 'd519037cffb2f3fe733054d39a0ea5c814625f13249f13413ea2860a64d3d0cc',
        en: '8f66649c704514d49be1cf8dff5e0644215744fb57a34529db96bebc3243a137',
      },
    },
  },
  '2026-11-21': {
    sentence: {
      ua: 'Приймаю умови договору та політику конфіденційності',
      en: 'I accept the terms of the agreement and the privacy policy',
    },
    hashes: {
      ua: 'b1cae35e977e95d24c3753cb5b8535c0db9f5d04e5d54b9ddce7d1254c4ecb83',
      en: 'cf9c2310102614c057df2ab71b1791fe28cfdb757be4f4a3de63bcf0f84875f8',
    },
    documents: {
      terms: {
        ua: '8e68e0f61706c3e1d1086db068f49d4f0d975cdec04034b3ca04b555383cde70',
        en: '9127fbc33f3bd6204f820f7df540363b557625c2dcb9ca64386d0d90efec02f3',
      },
      'privacy-policy': {
        ua: '4e5220c887782012a0020a6f85406d62ccdb9ab1b9ec779102bb414037c52041',
        en: 'b6d0b405c166aef0925057c26e41bfff4ac36fa3eb53a57897959186f96079a6',
      },
    },
  },
  '2026-11-22': {
    sentence: {
      ua: 'Приймаю умови договору та політику конфіденційності й даю згоду на обробку персональних даних',
      en: 'I accept the terms of the agreement and the privacy policy and consent to the processing of my personal data',
    },
    hashes: {
      ua: '0bac1d95fd43f1b573aaab0b49599b77452f14662eaa227948b1c17b757daf79',
      en: '2dff44e71ab84d0c6127835c43c4ae37a7a6e34d6663458ba1294e16673f71fd',
    },
    documents: {
      terms: {
        ua: '35a493f48a185402b71585b27ef139d10232da46da9d89aea8b0446dbeef9737',
        en: '6ac0127c4f7bf80313b94b475be48423dd6f5f4c82433ddd459e79fcc454e56f',
      },
      'privacy-policy': {
        ua: 'ad3d9fe238c9ed25230815f1bc75b28d02bd51ab72a10f31dd4a385d778d85ac',
        en: '263df0cc11ef13fc65711c61445be85fa4e93d716d417f44a15b5ba8128fa96b',
      },
    },
  },
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
        ua: 'ec44cb4fe974c3be1199e7077289b3325c85533b9f9540d15813e1e593241bc3',
        en: '2e45410877e611876cc32d112930ecb615e4a1a916a1175d154b86b38fddda41',
      },
    },
    adPlatforms: ['google-ads'],
  },
  '2026-11-24': {
    sentence: {
      ua: 'Приймаю умови договору та політику конфіденційності й даю згоду на обробку персональних даних',
      en: 'I accept the terms of the agreement and the privacy policy and consent to the processing of my personal data',
    },
    hashes: {
      ua: '7768a6034571a51db591f87a1907fd658fdc6a5cbef2666c903705161eff2902',
      en: 'f641666941df76288bab095937548e07de2b94d2d1d25261a20513132af57ea1',
    },
    documents: {
      terms: {
        ua: '35a493f48a185402b71585b27ef139d10232da46da9d89aea8b0446dbeef9737',
        en: '6ac0127c4f7bf80313b94b475be48423dd6f5f4c82433ddd459e79fcc454e56f',
      },
      'privacy-policy': {
        ua: 'c193a20839c0d29be548ab0a4666cf473147ae051c008bdeca7fb4a84bc006da',
        en: 'e3ca1ec5c256f85b2ac43275e3ec4fcd9b8db1bbbf54b2eefad5f903ef2faf63',
      },
    },
    adPlatforms: ['google-ads'],
  },
} as const satisfies Readonly<Record<string, ConsentRecord>>

/**
 * Version of the accepted texts, kept with each lead. Raise it whenever the sentence, the privacy policy or the terms
 * change; the test fails until you do.
 */
export const consentVersion = '2026-11-24' satisfies keyof typeof consents
