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

/** The head above a legal text. */
export const legalHeadSchema = z.strictObject({
  title: textSchema,
  lead: textSchema,
  effective: daySchema,
})

/** Numbers of the legal texts, such as days for returns; the name says the unit. */
export const legalTermsSchema = z.record(idSchema, wholeNumberSchema)

/** Descriptions of fields or tables in the database. */
const storedLinesSchema = defineList(
  z.strictObject({ of: defineList(textSchema), text: localizedSchema }),
)

/**
 * Data that the site stores about people. The privacy policy is made from it; a test checks that it
 * is complete.
 */
export const storedDataSchema = z.strictObject({
  /** Days for which a delivered lead is kept. `LEAD_RETENTION_DAYS` must equal it (preflight). */
  retentionDays: wholeNumberSchema,
  /** Data kept with a lead. */
  request: storedLinesSchema,
  /** Data kept apart from leads. */
  apart: storedLinesSchema,
  /** Data kept in the visitor's browser. */
  browser: defineList(
    z.strictObject({
      place: z.enum(['cookie', 'localStorage', 'sessionStorage']),
      key: textSchema,
      text: localizedSchema,
    }),
  ),
  /** Processors of leads for the clinic. */
  processors: defineList(localizedSchema),
})

const hashSchema = textSchema.regex(/^[\da-f]{64}$/)
const defineOptionalTexts = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(mapLocales(() => value)).partial()

/** Documents that the consent sentence names, by their file names. */
export const consentDocuments = ['terms', 'privacy-policy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** What a visitor accepted, by version: the sentence beside the form, and the two documents it names. */
export const consentsSchema = z.strictObject({
  version: daySchema,
  records: z.record(
    daySchema,
    z.strictObject({
      /** The sentence as the visitor read it (messages, `SubscribeForm.consent`, without its tags). */
      sentence: defineOptionalTexts(textSchema),
      /** SHA-256 of the sentence, a line break and the version: what leads keep as proof. */
      hashes: defineOptionalTexts(hashSchema),
      /** SHA-256 of `content/consents/{version}/{document}.{language}.txt`, where the whole text stands. */
      documents: z.strictObject({
        terms: defineOptionalTexts(hashSchema),
        'privacy-policy': defineOptionalTexts(hashSchema),
      }),
    }),
  ),
})
