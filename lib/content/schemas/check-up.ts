import { z } from 'zod'
import {
  addIssue,
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
import { locales, type Locale } from '#lib/i18n/locales'

/** The number of the ambulance in Ukraine. */
const emergencyNumber = '103'

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
  /** The band above the actions has places for four dots (app/ticks.css). */
  actions: defineList(deadlineSchema).max(4),
  nextCheck: deadlineSchema,
})

/**
 * The scale on which a visitor sets a systolic pressure. A title and a text of `levels` apply from
 * `from` up to the next level.
 */
const ownPressureSchema = defineTexts('title', 'unit', 'note', 'link')
  .extend({
    scale: scaleRangeSchema,
    /** Values below are not elevated. */
    normal: wholeNumberSchema,
    /** Values from this number on are out of range. */
    threshold: wholeNumberSchema,
    levels: defineList(defineTexts('title', 'text').extend({ from: wholeNumberSchema })).min(2),
    /** Slug of the article to which the text links. */
    article: idSchema.meta({ choices: 'articles' }),
  })
  .superRefine(({ scale: [low, high], normal, threshold, levels }, context) => {
    const starts = levels.map(({ from }) => from)
    const isRising = starts.every(
      (from, index) => index === 0 || from > (starts[index - 1] ?? from),
    )
    const hasLimits = [normal, threshold].every((limit) => starts.includes(limit))
    if (!isRising || !hasLimits || starts[0] !== low || starts.at(-1) !== high)
      addIssue(context, 'ownLevels', ['levels'])
    const advice = levels.at(-1)
    const saysEmergency = (locale: Locale) =>
      [advice?.title[locale], advice?.text[locale]].join(' ').includes(emergencyNumber)
    if (!locales.every(saysEmergency)) addIssue(context, 'ownEmergency', ['levels'])
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
  own: ownPressureSchema,
})
export type ReportMarker = z.infer<typeof reportSchema>['markers'][number]
export type CheckUpStop = z.infer<typeof checkUpSchema>['timeline'][number]
