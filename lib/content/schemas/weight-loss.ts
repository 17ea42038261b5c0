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
  /** The target range of the weight or the waist. */
  goal: z.strictObject({ from: numberSchema, to: numberSchema }),
  /** One value per month. The first value is the value at the start. */
  values: defineList(numberSchema),
  scale: scaleRangeSchema,
  /** A text beside the line of the chart, at the value of `month`. */
  remark: z.strictObject({ month: wholeNumberSchema, text: localizedSchema }).optional(),
})

const weightLossPackageId = z.enum(['basic', 'extended'])
export const weightLossSchema = defineTexts('lead', 'linesNote').extend({
  benefits: defineUniqueList(
    defineTexts('title', 'description').extend({ id: idSchema, icon: iconSchema }),
  ),
  /**
   * The browser stores an order under the `name` of its package (`weightLossRequest` in
   * localStorage, spec section 4).
   */
  packages: defineUniqueList(
    defineTexts('name', 'title', 'orderLabel', 'description').extend({
      id: weightLossPackageId,
      months: monthsSchema,
      price: priceSchema,
      monthlyPayment: priceSchema,
      popular: booleanSchema,
    }),
  ),
  /**
   * Services of the packages. `price` is one number for all packages, or one number per package id.
   */
  services: defineUniqueList(
    defineTexts('name').extend({
      id: idSchema,
      price: z.union([priceSchema, z.record(weightLossPackageId, priceSchema)], nameRule('prices')),
      included: booleanSchema,
      details: localizedListSchema.optional(),
    }),
  ),
  /**
   * The browser stores an order under this `packageName` (`weightLossRequest` in localStorage, spec
   * section 4). The text is the same in all languages.
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
