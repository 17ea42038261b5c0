import { z } from 'zod'
import { nameRule } from '#lib/content/mistakes'
import {
  booleanSchema,
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  localizedSchema,
  pastDaySchema,
  textSchema,
  urlSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'

const sourceIdsSchema = defineUniqueList(idSchema.meta({ choices: 'screeningSources' }))

/** A published work or page that the table of checks cites. `id` is used only in this document. */
const sourceSchema = z.strictObject({
  id: idSchema,
  title: textSchema,
  /**
   * Who published the work. For a newspaper, the text also names the authority whose words the
   * newspaper repeats.
   */
  publisher: textSchema,
  /** Undefined for a page without a date. */
  year: z.int(nameRule('year')).min(1950).optional(),
  url: urlSchema,
})

const ageSchema = wholeNumberSchema.min(0).max(120)

/** One row of the table of checks. A check with different intervals by age has several rows. */
const checkSchema = z.strictObject({
  id: idSchema,
  check: localizedSchema,
  sex: z.enum(['everyone', 'women', 'men']),
  /** Age in whole years, `from` and `to` included. A row without `to` has no upper limit. */
  from: ageSchema,
  to: ageSchema.optional(),
  /** A condition besides sex and age, such as smoking. */
  condition: localizedSchema.optional(),
  howOften: localizedSchema,
  sources: sourceIdsSchema,
  /** True when the state pays for the check. A source of the row says so. */
  isFree: booleanSchema,
  whereFree: localizedSchema,
  freeSources: sourceIdsSchema,
  /** Slug of the article that explains the check. */
  article: textSchema.meta({ choices: 'articles' }).optional(),
})

/** The page "Screening by age". */
export const screeningSchema = defineTexts('title', 'lead').extend({
  /** The ISO day on which the sources were read. */
  readOn: pastDaySchema,
  checks: defineUniqueList(checkSchema),
  notesTitle: localizedSchema,
  notes: defineList(z.strictObject({ text: localizedSchema, sources: sourceIdsSchema })),
  limits: defineTexts('title').extend({ lines: localizedListSchema }),
  clinic: defineTexts('title', 'text').extend({ lines: localizedListSchema }),
  sources: defineUniqueList(sourceSchema),
})
export type ScreeningCheck = z.infer<typeof checkSchema>
