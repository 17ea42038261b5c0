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

/** The YAML head above a legal text. */
export const legalHeadSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  effective: daySchema,
})

/** Numbers of the legal texts, such as `returnDays`. The name of a number ends with its unit. */
export const legalTermsSchema = z.record(idSchema, wholeNumberSchema)

/** Descriptions of stored data. `of` lists the fields or tables that the text describes. */
const storedLinesSchema = defineList(
  z.strictObject({ of: defineList(textSchema), text: localizedSchema }),
)

/**
 * Data that the site stores about people. The privacy policy lists these data; a test checks that
 * the list is complete.
 */
export const storedDataSchema = z.strictObject({
  /**
   * Time for which a delivered lead is kept, in days. `LEAD_RETENTION_DAYS` must have the same
   * value (preflight).
   */
  retentionDays: wholeNumberSchema,
  /** Data stored with a lead. */
  request: storedLinesSchema,
  /** Data stored apart from leads. */
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

/** Documents that the consent sentence names, by file name. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/**
 * Consents by version: the sentence beside the form, and the two documents that the sentence names.
 */
export const consentsSchema = z.strictObject({
  version: daySchema,
  records: z.record(
    daySchema,
    z.strictObject({
      /**
       * The sentence that the visitor read: the message `SubscribeForm.consent` without its tags.
       */
      sentence: defineOptionalTexts(textSchema),
      /** SHA-256 of the sentence, a line break and the version. Leads store this hash as proof. */
      hashes: defineOptionalTexts(hashSchema),
      /**
       * SHA-256 of `content/consents/{version}/{document}.{language}.txt`, which holds the whole
       * text.
       */
      documents: z.strictObject({
        terms: defineOptionalTexts(hashSchema),
        'privacy-policy': defineOptionalTexts(hashSchema),
      }),
    }),
  ),
})
