import { z } from 'zod'
import {
  booleanSchema,
  defineList,
  defineTexts,
  defineUniqueList,
  idSchema,
  localizedListSchema,
  localizedSchema,
  numberSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import {
  decimalPlacesSchema,
  iconSchema,
  monthsSchema,
  priceSchema,
  scaleRangeSchema,
} from '#lib/content/schemas/programme-fields'

export const checkUpSchema = defineTexts('title', 'orderLabel', 'lead', 'indicatedTests').extend({
  price: priceSchema,
  months: monthsSchema,
  consultations: z.strictObject({ count: wholeNumberSchema, minutes: wholeNumberSchema }),
  timeline: defineList(defineTexts('title', 'text').extend({ week: wholeNumberSchema.min(1) })),
  cards: defineUniqueList(
    defineTexts('title', 'description').extend({
      id: idSchema,
      icon: iconSchema,
      details: localizedListSchema,
    }),
  ),
})

/** A text with a deadline, in weeks from the day on which the patient gets the plan. */
const deadlineSchema = z.strictObject({ weeksAfterPlan: wholeNumberSchema, text: localizedSchema })

/** An example plan with invented data. */
export const planSchema = defineTexts('label', 'note').extend({
  findings: defineList(
    z.strictObject({ marker: idSchema.meta({ choices: 'markers' }), meaning: localizedSchema }),
  ),
  actions: defineList(deadlineSchema),
  nextCheck: deadlineSchema,
})

export const reportSchema = z.strictObject({
  /** The month of each stage; 0 is the start. */
  stages: z.tuple([numberSchema, numberSchema, numberSchema, numberSchema]),
  markers: defineUniqueList(
    defineTexts('name', 'unit').extend({
      id: idSchema,
      scale: scaleRangeSchema,
      /** The reference range, or the goal. `null` means a range without a lower end. */
      range: z.tuple([numberSchema.nullable(), numberSchema]),
      /** True when `range` is a goal, which a doctor sets by the person's risk. */
      isGoal: booleanSchema,
      /** The value at each stage. */
      values: z.tuple([numberSchema, numberSchema, numberSchema, numberSchema]),
      digits: decimalPlacesSchema,
    }),
  ),
})
export type ReportMarker = z.infer<typeof reportSchema>['markers'][number]
export type CheckUpStop = z.infer<typeof checkUpSchema>['timeline'][number]
