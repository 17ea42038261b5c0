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

/** A text with its deadline, in weeks after the day on which the patient gets the plan. */
const deadlineSchema = z.strictObject({ weeksAfterPlan: wholeNumberSchema, text: localizedSchema })

/** An example of a plan, with invented data. */
export const planSchema = defineTexts('label', 'note').extend({
  findings: defineList(
    z.strictObject({ marker: idSchema.meta({ choices: 'markers' }), meaning: localizedSchema }),
  ),
  actions: defineList(deadlineSchema),
  nextCheck: deadlineSchema,
})

export const reportSchema = z.strictObject({
  /** The four stages of the report, in months from the start. */
  stages: z.tuple([numberSchema, numberSchema, numberSchema, numberSchema]),
  markers: defineUniqueList(
    defineTexts('name', 'unit').extend({
      id: idSchema,
      scale: scaleRangeSchema,
      /**
       * The lower and upper end of the reference range or of the goal. `null` means that there is
       * no lower end.
       */
      range: z.tuple([numberSchema.nullable(), numberSchema]),
      /** True when `range` is a goal, which a doctor sets according to the patient's risk. */
      isGoal: booleanSchema,
      /** The values of the marker at the four stages of the report. */
      values: z.tuple([numberSchema, numberSchema, numberSchema, numberSchema]),
      digits: decimalPlacesSchema,
    }),
  ),
})
export type ReportMarker = z.infer<typeof reportSchema>['markers'][number]
export type CheckUpStop = z.infer<typeof checkUpSchema>['timeline'][number]
