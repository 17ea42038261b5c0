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

// Schemas of figures: `figure.yaml` in the folder of an article.

const trueOrAbsent = z.literal(true, nameRule('flagOrNothing')).exactOptional()
/** Lowest and highest value on the scale. */
const rangeSchema = z.tuple([numberSchema, numberSchema])
/** A number of dots. Readers cannot tell apart more than 1000 dots. */
const dotCountSchema = wholeNumberSchema.min(0).max(1000)

/**
 * Kinds of dots. The labels of a figure explain `filled` and `hollow`; `out` means out of range.
 */
const dotKindSchema = z.enum(['filled', 'hollow', 'out'])

/**
 * A shape of a cover, in a drawing of 480 × 360 units:
 * - areas, such as `[band, x, y, width, height]`;
 * - lines, such as `[marker, x1, y1, x2, y2]`;
 * - a dot, `[filled, x, y, size]`, or a grid of dots, `[filled, x, y, size, columns, rows, step]`;
 * - ticks across a band, `[ticks, x, y, length, count, step]`.
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

/**
 * Texts around a drawing. Each number in these texts must also be in the text of the article (`npm
 * run check`).
 */
const textsAroundDrawing = {
  title: z.strictObject(mapLocales(() => textSchema.max(60))),
  /** Shown right of the title: a unit, or the meaning of a dot. */
  unit: localizedSchema.exactOptional(),
  /**
   * `description` lists all numbers for screen readers. `conclusion` is the first sentence of the
   * caption. `source` names an institution and a year.
   */
  ...defineTexts('description', 'conclusion', 'note', 'source').shape,
  /** Numbers of works in the article's list of references. */
  references: defineList(wholeNumberSchema),
  /** True when the data are invented. The note must then say that the figure is an example. */
  isExample: trueOrAbsent,
  /** Background of the figure. `plum` is for figures whose main message is values out of range. */
  ground: z.literal('plum').exactOptional(),
  /** The picture on cards, at the top of the article and in link previews. */
  cover: z.strictObject({
    ground: z.enum(['wash', 'plum', 'pistachio']),
    shapes: defineList(coverShapeSchema),
  }),
  /**
   * Column headings of the table of numbers, required for figures with more than twelve numbers.
   */
  tableColumns: localizedListSchema.exactOptional(),
}

/** Makes the schema of figures of one form: the fields of the form and `textsAroundDrawing`. */
const defineFigureForm = <Form extends string, Fields extends z.ZodRawShape>(
  form: Form,
  fields: Fields,
) => z.strictObject({ ...textsAroundDrawing, form: z.literal(form), ...fields })

/** Readings of seven days over zones. The readings of the first day are not counted. */
const weekSchema = defineFigureForm('week', {
  /** The morning and the evening reading of each day. */
  days: defineList(rangeSchema),
  range: rangeSchema,
  /** Values from `threshold` on are out of range; values below `normal` are in range. */
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
  /** Text at the first counted reading that is out of range. */
  remark: localizedSchema,
})

const dotFieldSchema = z.strictObject({
  /** Number of dots in each column, from the left; one number when all columns are equal. */
  heights: z.union([dotCountSchema, z.array(dotCountSchema)], nameRule('heights')),
  /** Groups of dots. The dots fill the columns from left to right, and each column upwards. */
  dots: defineList(
    z.strictObject({
      kind: dotKindSchema,
      count: dotCountSchema,
      band: z.enum(['full', 'weak']).exactOptional(),
    }),
  ),
  labels: defineList(defineTexts('value', 'label').extend({ kind: dotKindSchema.exactOptional() })),
})

/** One or two fields of dots. A dot stands for a person, a dose or a part of a gram. */
const dotsSchema = defineFigureForm('dots', {
  fields: z.tuple([dotFieldSchema]).or(z.tuple([dotFieldSchema, dotFieldSchema])),
  /** True when the field is as wide as the panel and has labels below its left and right ends. */
  isWide: trueOrAbsent,
})

/** Portions of foods in a week. A dot stands for one portion. */
const portionsSchema = defineFigureForm('portions', {
  /** Short names of the seven days. */
  days: localizedListSchema,
  rows: defineList(
    defineTexts('food', 'amount').extend({
      /** Portions on each of the seven days. */
      portions: defineList(numberSchema.max(20)),
      /**
       * True when the portions are an upper limit. The dots are then hollow and outside the band.
       */
      isLimit: trueOrAbsent,
    }),
  ),
})

/** A band of a scale. `every` is the step between the ticks of the band. */
const bandSchema = z.strictObject({
  from: numberSchema,
  to: numberSchema,
  isWeak: trueOrAbsent,
  every: numberSchema.positive().optional(),
})

/** A row with a scale. `marker` is the value that the row shows. */
const scaleRowSchema = defineTexts('label', 'value').extend({
  bands: defineList(bandSchema).exactOptional(),
  marker: numberSchema.exactOptional(),
})

/** Rows that have a separate scale each. */
const scalesSchema = defineFigureForm('scales', {
  rows: defineList(scaleRowSchema.extend({ range: rangeSchema })),
})

/** A relative risk on a scale. A risk of 1 means no difference. */
const ratioSchema = defineFigureForm('ratio', {
  range: rangeSchema,
  marker: numberSchema,
  ...defineTexts('value', 'label').shape,
  /** Labels of the left and the right end of the scale. */
  ends: z.tuple([localizedSchema, localizedSchema]),
})

/** Rows over one shared axis: hours, months, ages, per cent or people. */
const axisSchema = defineFigureForm('axis', {
  range: rangeSchema,
  isLogarithmic: trueOrAbsent,
  ticks: defineList(z.strictObject({ at: numberSchema, label: localizedSchema })),
  /** Value of a threshold, a line through all rows. */
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

/** Pairs of bars that begin at the same zero, such as with and without a treatment. */
const barsSchema = defineFigureForm('bars', {
  range: rangeSchema,
  pairs: defineList(
    z.strictObject({ label: localizedSchema, longer: barSchema, shorter: barSchema }),
  ),
})

/** Columns that begin at the same zero: a band, and the part between the band and the marker. */
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
  /**
   * True when the columns are steps in time. The columns then touch, and the part above the band is
   * out of range.
   */
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
