import { z } from 'zod'
import type { InLanguage } from '#lib/content/localized'
import { nameRule } from '#lib/content/mistakes'
import {
  defineList,
  defineTexts,
  localizedListSchema,
  localizedSchema,
  numberSchema,
  textSchema,
  wholeNumberSchema,
} from '#lib/content/schemas/fields'
import { mapLocales } from '#lib/i18n/locales'

// Schemas of the figures: `figure.yaml` beside an article's texts.

const trueOrAbsent = z.literal(true, nameRule('flagOrNothing')).exactOptional()
/** Lowest and highest value on the scale. */
const rangeSchema = z.tuple([numberSchema, numberSchema])
/** A number of dots; more cannot be told apart. */
const dotCountSchema = wholeNumberSchema.min(0).max(1000)

/** The labels explain `filled` and `hollow`; `out` is out of range. */
const dotKindSchema = z.enum(['filled', 'hollow', 'out'])

/**
 * A part of a cover, of 480 × 360: `[band, x, y, width, height]`, `[marker, x, y, x, y]` from end to end,
 * `[filled, x, y, size]`, or so many columns and rows of them that stand a step apart,
 * `[filled, x, y, size, columns, rows, step]`, or ticks across a band, `[ticks, x, y, length, count, step]`.
 */
const coverShapeSchema = z.union(
  [
    z.tuple([
      z.enum(['band', 'weak', 'outside', 'marker', 'line', 'path', 'gap']),
      numberSchema,
      numberSchema,
      numberSchema,
      numberSchema,
    ]),
    z.tuple([dotKindSchema, numberSchema, numberSchema, numberSchema]),
    z.tuple([
      dotKindSchema,
      numberSchema,
      numberSchema,
      numberSchema,
      dotCountSchema,
      dotCountSchema,
      numberSchema,
    ]),
    z.tuple([
      z.literal('ticks'),
      numberSchema,
      numberSchema,
      numberSchema,
      dotCountSchema,
      numberSchema,
    ]),
  ],
  nameRule('shape'),
)

/** Texts around a drawing. Every number in them must be in the article's text (`npm run check`). */
const textsAroundDrawing = {
  title: z.strictObject(mapLocales(() => textSchema.max(60))),
  /** Shown right of the title: a unit, or the meaning of a dot. */
  unit: localizedSchema.exactOptional(),
  /**
   * `description` lists all numbers for screen readers. `conclusion` begins the caption. `source`
   * is a body and a year.
   */
  ...defineTexts('description', 'conclusion', 'note', 'source').shape,
  /** Numbers in the article's list of references. */
  references: defineList(wholeNumberSchema),
  /** True when the data are invented; the note must say so. */
  isExample: trueOrAbsent,
  /** Plum where values out of range are the point. */
  ground: z.literal('plum').exactOptional(),
  /** The picture for cards, the article's head and link previews. */
  cover: z.strictObject({
    ground: z.enum(['wash', 'plum', 'pistachio']),
    shapes: defineList(coverShapeSchema),
  }),
  /** Columns of the table of numbers, required from thirteen numbers on. */
  tableColumns: localizedListSchema.exactOptional(),
}

/** A figure of one form, with the texts around it. */
const defineFigureForm = <Form extends string, Fields extends z.ZodRawShape>(
  form: Form,
  fields: Fields,
) => z.strictObject({ ...textsAroundDrawing, form: z.literal(form), ...fields })

/** Readings of seven days over zones; the first day does not count. */
const weekSchema = defineFigureForm('week', {
  /** Morning and evening reading of each day. */
  days: defineList(rangeSchema),
  range: rangeSchema,
  /** From `threshold` on values are out of range; below `normal` they are in range. */
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
  /** Shown at the first counted reading out of range. */
  remark: localizedSchema,
})

const dotFieldSchema = z.strictObject({
  /** Dots in each column from the left, or one number for all columns. */
  heights: z.union([dotCountSchema, z.array(dotCountSchema)], nameRule('heights')),
  /** Dots fill the columns from the left, each from below. */
  dots: defineList(
    z.strictObject({
      kind: dotKindSchema,
      count: dotCountSchema,
      band: z.enum(['full', 'weak']).exactOptional(),
    }),
  ),
  labels: defineList(defineTexts('value', 'label').extend({ kind: dotKindSchema.exactOptional() })),
})

/** One or two fields of dots. A dot is a person, a dose or a part of a gram. */
const dotsSchema = defineFigureForm('dots', {
  fields: z.tuple([dotFieldSchema]).or(z.tuple([dotFieldSchema, dotFieldSchema])),
  /** True for a field as wide as the panel, with labels below its two ends. */
  isWide: trueOrAbsent,
})

/** Portions in a week, one dot each. */
const portionsSchema = defineFigureForm('portions', {
  /** Short names of the seven days. */
  days: localizedListSchema,
  rows: defineList(
    defineTexts('food', 'amount').extend({
      /** Portions on each of the seven days. */
      portions: defineList(numberSchema.max(20)),
      /** True for an upper limit: hollow dots outside the band. */
      isLimit: trueOrAbsent,
    }),
  ),
})

/** A band; `every` is the step between its ticks. */
const bandSchema = z.strictObject({
  from: numberSchema,
  to: numberSchema,
  isWeak: trueOrAbsent,
  every: numberSchema.positive().optional(),
})

/** `marker` is the value of the row. */
const scaleRowSchema = defineTexts('label', 'value').extend({
  bands: defineList(bandSchema).exactOptional(),
  marker: numberSchema.exactOptional(),
})

/** Rows with a scale each. */
const scalesSchema = defineFigureForm('scales', {
  rows: defineList(scaleRowSchema.extend({ range: rangeSchema })),
})

/** A relative risk beside the line of no difference, 1. */
const ratioSchema = defineFigureForm('ratio', {
  range: rangeSchema,
  marker: numberSchema,
  ...defineTexts('value', 'label').shape,
  /** Labels of the left and the right end. */
  ends: z.tuple([localizedSchema, localizedSchema]),
})

/** Rows over one axis: hours, months, ages, per cent or people. */
const axisSchema = defineFigureForm('axis', {
  range: rangeSchema,
  isLogarithmic: trueOrAbsent,
  ticks: defineList(z.strictObject({ at: numberSchema, label: localizedSchema })),
  /** A threshold through all rows. */
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

/** Pairs of bars from a common zero: with and without. */
const barsSchema = defineFigureForm('bars', {
  range: rangeSchema,
  pairs: defineList(
    z.strictObject({ label: localizedSchema, longer: barSchema, shorter: barSchema }),
  ),
})

/** Columns from a common zero: a band, and the part above it up to the marker. */
const levelsSchema = defineFigureForm('levels', {
  range: rangeSchema,
  columns: defineList(
    z.strictObject({
      label: localizedSchema,
      band: numberSchema,
      bandLabel: localizedSchema.exactOptional(),
      marker: numberSchema,
      restLabel: localizedSchema.exactOptional(),
      value: localizedSchema,
    }),
  ),
  /** True for steps in time: columns touch, and the part above the band is out of range. */
  isSteps: trueOrAbsent,
})

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
    ({ isExample, note }) => !isExample || (/приклад/i.test(note.ua) && /example/i.test(note.en)),
    {
      path: ['note'],
      error: nameRule('example'),
    },
  )

export type Figure = z.infer<typeof figureSchema>
/** A figure of one form, in one language. */
export type FigureIn<Form extends Figure['form']> = InLanguage<Extract<Figure, { form: Form }>>
export type DotKind = z.infer<typeof dotKindSchema>
export type DotField = z.infer<typeof dotFieldSchema>
export type Bar = z.infer<typeof barSchema>
export type Cover = Figure['cover']
export type CoverGround = Cover['ground']
export type CoverShape = Cover['shapes'][number]
