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
  numberSchema,
  textSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import {
  iconSchema,
  monthsSchema,
  priceSchema,
  scaleRangeSchema,
} from '#lib/content/schemas/programme-fields'

const measureSchema = defineTexts('name', 'unit').extend({
  id: z.enum(['weight', 'waist']),
  /** The target band. */
  goal: z.strictObject({ from: numberSchema, to: numberSchema }),
  /** Monthly values. The first value is the value at the start. */
  values: defineList(numberSchema),
  scale: scaleRangeSchema,
  /** A remark on the line of the chart, after this month. */
  remark: z.strictObject({ month: wholeNumberSchema, text: localizedSchema }).optional(),
})

const weightLossPackageId = z.enum(['basic', 'extended'])
export const weightLossSchema = defineTexts('lead', 'linesNote').extend({
  benefits: defineUniqueList(
    defineTexts('title', 'description').extend({ id: idSchema, icon: iconSchema }),
  ),
  /** `name` of the chosen package is stored in `weightLossRequest` (spec section 4). */
  packages: defineUniqueList(
    defineTexts('name', 'title', 'orderLabel', 'description').extend({
      id: weightLossPackageId,
      months: monthsSchema,
      price: priceSchema,
      monthlyPayment: priceSchema,
      popular: booleanSchema,
    }),
  ),
  /** Services of all packages. `price` is one number, or a number for each package id. */
  services: defineUniqueList(
    defineTexts('name').extend({
      id: idSchema,
      price: z.union([priceSchema, z.record(weightLossPackageId, priceSchema)], nameRule('prices')),
      included: booleanSchema,
      details: localizedListSchema.optional(),
    }),
  ),
  /**
   * `packageName` is stored in `weightLossRequest` and is the same in all languages (spec section
   * 4).
   */
  freeConsultation: defineTexts('name', 'orderLabel', 'title', 'text').extend({
    minutes: wholeNumberSchema,
    packageName: textSchema,
  }),
  resultsExample: defineTexts('label', 'note').extend({
    measures: z.tuple([measureSchema, measureSchema]),
  }),
})
export type ExampleMeasure = z.infer<typeof measureSchema>
