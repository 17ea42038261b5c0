import { z } from 'zod'
import {
  daySchema,
  defineList,
  idSchema,
  localizedSchema,
  textSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { mapLocales } from '#lib/i18n/locales'

/** The YAML front matter of a legal text. */
export const legalHeadSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  effective: daySchema,
})

/** Numbers in the legal texts, such as `returnDays`. The name of each number ends with its unit. */
export const legalTermsSchema = z.record(idSchema, wholeNumberSchema)

/** Descriptions of stored data. `of` lists the fields or tables that a description covers. */
const storedLinesSchema = defineList(
  z.strictObject({ of: defineList(textSchema), text: localizedSchema }),
)

/**
 * Data that the site stores about people. The privacy policy contains these lists. A test checks
 * that the lists are complete.
 */
export const storedDataSchema = z.strictObject({
  /**
   * Days for which a delivered lead is kept. The environment variable `LEAD_RETENTION_DAYS` must
   * have the same value, and the preflight checks this.
   */
  retentionDays: wholeNumberSchema,
  /** Data stored with a lead. */
  request: storedLinesSchema,
  /** Data stored independently of leads. */
  apart: storedLinesSchema,
  /** Data stored in the visitor's browser. */
  browser: defineList(
    z.strictObject({
      place: z.enum(['cookie', 'localStorage', 'sessionStorage']),
      key: textSchema,
      text: localizedSchema,
    }),
  ),
  /** Companies that process leads for the clinic. */
  processors: defineList(localizedSchema),
})

const hashSchema = textSchema.regex(/^[\da-f]{64}$/)
const defineOptionalTexts = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(mapLocales(() => value)).partial()

/** File names of the documents to which the consent sentence of the sign-up form links. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** The current consent of the sign-up form, and the consents of its earlier versions. */
export const consentsSchema = z.strictObject({
  /** The current version of the consent, an ISO day. */
  version: daySchema,
  /** Consent sentence and hashes of the two documents that the sentence names, by version. */
  records: z.record(
    daySchema,
    z.strictObject({
      /** The sentence that the visitor read: the message `SubscribeForm.consent` without tags. */
      sentence: defineOptionalTexts(textSchema),
      /**
       * SHA-256 of the sentence, a line break and the version. A lead stores this hash as proof of
       * the consent.
       */
      hashes: defineOptionalTexts(hashSchema),
      /**
       * SHA-256 of the file `content/consents/{version}/{document}.{language}.txt`, which contains
       * the complete document.
       */
      documents: z.strictObject({
        terms: defineOptionalTexts(hashSchema),
        'privacy-policy': defineOptionalTexts(hashSchema),
      }),
    }),
  ),
})
