import { z } from 'zod'
import type { InLanguage } from '#lib/content/localized'
import { nameRule } from '#lib/content/mistakes'
import {
  defineList,
  defineTexts,
  localizedListSchema,
  localizedSchema,
  numberSchema,
  rareField,
  textSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { locales, mapLocales, type Locale } from '#lib/i18n/locales'
import { readMessages } from '#lib/i18n/read-messages'

// Schemas of figures. A figure is the drawing of an article, in `figure.yaml` of the article's
// folder.

const trueOrAbsent = z.literal(true, nameRule('flagOrNothing')).exactOptional()
/** Lowest and highest value on the scale. */
const rangeSchema = z.tuple([numberSchema, numberSchema])
/** A number of dots. Readers cannot distinguish more than 1000 dots. */
const dotCountSchema = wholeNumberSchema.min(0).max(1000)

/**
 * Kinds of dots. The labels of each figure say what `filled` and `hollow` dots mean. An `out` dot
 * stands for a value out of range.
 */
const dotKindSchema = z.enum(['filled', 'hollow', 'out'])

/**
 * Fields that all figures have, whatever their `form`. `npm run check` reports a number in these
 * texts that the article does not contain.
 */
const textsAroundDrawing = {
  title: z.strictObject(mapLocales(() => textSchema.max(60))),
  /** A unit, or the meaning of a dot. The text is shown to the right of the title. */
  unit: localizedSchema.exactOptional().meta(rareField),
  /**
   * `description` contains all numbers for screen readers. `conclusion` is the first sentence of
   * the caption. `source` names an institution and a year.
   */
  ...defineTexts('description', 'conclusion', 'note', 'source').shape,
  /** Numbers of works in the article's list of references, such as 3 for the third work. */
  references: defineList(wholeNumberSchema),
  /**
   * True when the data are invented. The note of such a figure must say that the figure is an
   * example.
   */
  isExample: trueOrAbsent.meta(rareField),
  /**
   * Background colour of the figure. `plum` is for figures that mainly show values out of range.
   */
  ground: z.literal('plum').exactOptional().meta(rareField),
  /**
   * Column headings for the table of numbers. A figure with more than twelve numbers needs a table.
   */
  tableColumns: localizedListSchema.exactOptional().meta(rareField),
}

/** Defines the schema of figures of one form: `textsAroundDrawing` and the fields of this form. */
const defineFigureForm = <Form extends string, Fields extends z.ZodRawShape>(
  form: Form,
  fields: Fields,
) => z.strictObject({ ...textsAroundDrawing, form: z.literal(form), ...fields })

/**
 * A chart of readings on seven days. Zones in the background show which values are in range. The
 * readings of the first day are drawn, but the mean leaves them out.
 */
const weekSchema = defineFigureForm('week', {
  /** The morning and the evening reading of each day. */
  days: defineList(rangeSchema),
  range: rangeSchema,
  /** Values of `threshold` or more are out of range. Values below `normal` are in range. */
  threshold: numberSchema,
  normal: numberSchema,
  mean: numberSchema,
  labels: defineTexts(
    'above',
    'aboveMeans',
    'below',
    'belowMeans',
    'mean',
    'morning',
    'evening',
    'excluded',
  ),
  /** Text beside the first reading out of range. Readings of the first day do not count. */
  remark: localizedSchema,
})

const dotFieldSchema = z.strictObject({
  /** Number of dots in each column, from left to right. One number applies to all columns. */
  heights: z.union([dotCountSchema, z.array(dotCountSchema)], nameRule('heights')),
  /**
   * Groups of dots, in drawing order: columns from left to right, and each column from the bottom
   * up.
   */
  dots: defineList(
    z.strictObject({
      kind: dotKindSchema,
      count: dotCountSchema,
      /** Coloured background of these dots. Without `band`, the dots have no background. */
      band: z.enum(['full', 'weak']).exactOptional(),
    }),
  ),
  labels: defineList(defineTexts('value', 'label').extend({ kind: dotKindSchema.exactOptional() })),
})

/**
 * A figure with one or two fields of dots. A dot stands for a person, a dose or a part of a gram.
 */
const dotsSchema = defineFigureForm('dots', {
  fields: z.tuple([dotFieldSchema]).or(z.tuple([dotFieldSchema, dotFieldSchema])),
  /**
   * True when the field of dots is as wide as the figure. The labels of a wide field stand below
   * its left and right ends.
   */
  isWide: trueOrAbsent,
})

/** A figure with the portions of foods during a week. A dot stands for one portion. */
const portionsSchema = defineFigureForm('portions', {
  /** Short names of the seven days. */
  days: localizedListSchema,
  rows: defineList(
    defineTexts('food', 'amount').extend({
      /** Number of portions on each of the seven days. */
      portions: defineList(numberSchema.max(20)),
      /**
       * True when `portions` are an upper limit. The dots of such a row are hollow. The background
       * of such a row has the colour for values out of range.
       */
      isLimit: trueOrAbsent,
    }),
  ),
})

/** A coloured part of a scale, from the value `from` to the value `to`. */
const bandSchema = z.strictObject({
  from: numberSchema,
  to: numberSchema,
  isWeak: trueOrAbsent,
  /** Distance between two ticks on this part. Without `every`, the part has no ticks. */
  every: numberSchema.positive().optional(),
})

/** A row with a scale. `value` is the row's value as a text. */
const scaleRowSchema = defineTexts('label', 'value').extend({
  /** Coloured parts of the scale. */
  bands: defineList(bandSchema).exactOptional(),
  /** Position of the row's value on the scale. */
  marker: numberSchema.exactOptional(),
})

/** A figure with several rows. Each row has a separate scale. */
const scalesSchema = defineFigureForm('scales', {
  rows: defineList(scaleRowSchema.extend({ range: rangeSchema })),
})

/** A figure that shows a relative risk on a scale. A risk of 1 means no difference. */
const ratioSchema = defineFigureForm('ratio', {
  range: rangeSchema,
  marker: numberSchema,
  ...defineTexts('value', 'label').shape,
  /** Labels of the left and the right end of the scale. */
  ends: z.tuple([localizedSchema, localizedSchema]),
})

/**
 * A figure with several rows on one axis. The axis shows hours, months, ages, per cent or people.
 */
const axisSchema = defineFigureForm('axis', {
  range: rangeSchema,
  isLogarithmic: trueOrAbsent,
  ticks: defineList(z.strictObject({ at: numberSchema, label: localizedSchema })),
  /** Value of a threshold. The threshold is drawn as a line through all rows. */
  line: numberSchema.exactOptional(),
  rows: defineList(
    scaleRowSchema.extend({
      dot: z.strictObject({ at: numberSchema, isQuiet: trueOrAbsent }).optional(),
    }),
  ),
})

const barSchema = z.strictObject({
  value: numberSchema,
  shown: localizedSchema,
  label: localizedSchema,
})

/**
 * A figure with pairs of bars that begin at zero, such as the results with and without a treatment.
 */
const barsSchema = defineFigureForm('bars', {
  range: rangeSchema,
  pairs: defineList(
    z.strictObject({ label: localizedSchema, longer: barSchema, shorter: barSchema }),
  ),
})

/** A figure with columns that begin at zero. Each column has a lower and an upper part. */
const levelsSchema = defineFigureForm('levels', {
  range: rangeSchema,
  columns: defineList(
    z.strictObject({
      label: localizedSchema,
      /** Upper end of the lower part. */
      band: numberSchema,
      bandLabel: localizedSchema.exactOptional(),
      /** Upper end of the upper part. */
      marker: numberSchema,
      /** Label of the upper part. */
      restLabel: localizedSchema.exactOptional(),
      value: localizedSchema,
    }),
  ),
  /**
   * True when the columns follow each other in time. The columns then touch, and their upper parts
   * are drawn as out of range.
   */
  isSteps: trueOrAbsent,
})

const saysExample = (note: string, locale: Locale): boolean =>
  note.toLocaleLowerCase().includes(readMessages(locale).Rules.exampleWord)

export const figureSchema = z
  .discriminatedUnion('form', [
    weekSchema,
    dotsSchema,
    portionsSchema,
    scalesSchema,
    ratioSchema,
    axisSchema,
    barsSchema,
    levelsSchema,
  ])
  .refine(
    ({ isExample, note }) =>
      !isExample || locales.every((locale) => saysExample(note[locale], locale)),
    {
      path: ['note'],
      error: nameRule('example'),
    },
  )

export type Figure = z.infer<typeof figureSchema>
export type FigureIn<Form extends Figure['form']> = InLanguage<Extract<Figure, { form: Form }>>
export type DotKind = z.infer<typeof dotKindSchema>
export type DotField = z.infer<typeof dotFieldSchema>
export type Bar = z.infer<typeof barSchema>
