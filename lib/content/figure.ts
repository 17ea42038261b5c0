import { z } from 'zod'
import type { In } from '#lib/content/in-language'
import { rule } from '#lib/content/sentences'
import { list, localized, localizedList, number, text, texts, whole } from '#lib/content/values'
import { mapLocales } from '#lib/i18n/locales'

// Drawings of articles: `figure.yaml` beside their texts.

const yes = z.literal(true, rule('flagOrNothing')).exactOptional()
/** Lowest and highest value drawn. */
const range = z.tuple([number, number])
/** As many as can be told apart. */
const count = whole.min(0).max(1000)

/** `filled` and `hollow` as the labels say, `out` is out of range. */
const dotKind = z.enum(['filled', 'hollow', 'out'])

/**
 * A part of a cover, of 480 × 360: `[band, x, y, width, height]`, `[marker, x, y, x, y]` from end to end,
 * `[filled, x, y, size]`, or so many columns and rows of them that stand a step apart,
 * `[filled, x, y, size, columns, rows, step]`, or ticks across a band, `[ticks, x, y, length, count, step]`.
 */
const shape = z.union(
  [
    z.tuple([
      z.enum(['band', 'weak', 'outside', 'marker', 'line', 'path', 'gap']),
      number,
      number,
      number,
      number,
    ]),
    z.tuple([dotKind, number, number, number]),
    z.tuple([dotKind, number, number, number, count, count, number]),
    z.tuple([z.literal('ticks'), number, number, number, count, number]),
  ],
  rule('shape'),
)

/** The words around a drawing. Every number in them stands in the article's text (`npm run check`). */
const words = {
  title: z.strictObject(mapLocales(() => text.max(60))),
  /** Stands right of the title: a unit, or what one dot is. */
  unit: localized.exactOptional(),
  /** `description` has all numbers for screen readers, `conclusion` begins the caption, `source` is a body and a year. */
  ...texts('description', 'conclusion', 'note', 'source').shape,
  /** Numbers of the article's list of references. */
  references: list(whole),
  /** The series is invented; the note says so too. */
  isExample: yes,
  /** Ground of the panel: plum where what is out of range is the point. */
  ground: z.literal('plum').exactOptional(),
  /** The poster of cards, the article's head and link pictures. */
  cover: z.strictObject({ ground: z.enum(['wash', 'plum', 'pistachio']), shapes: list(shape) }),
  /** Names of the columns when its numbers stand in a table as well, which more than twelve do. */
  tableColumns: localizedList.exactOptional(),
}

/** One of the forms, each with the words around it. */
const drawing = <Form extends string, Fields extends z.ZodRawShape>(form: Form, fields: Fields) =>
  z.strictObject({ ...words, form: z.literal(form), ...fields })

/** Readings of seven days against zones; the first day does not count. */
const week = drawing('week', {
  /** Morning and evening of each day. */
  days: list(range),
  range,
  /** From here on out of range; below `normal`, the range to be in. */
  threshold: number,
  normal: number,
  mean: number,
  labels: texts(
    'above',
    'aboveMeans',
    'below',
    'belowMeans',
    'mean',
    'morning',
    'evening',
    'excluded',
  ),
  /** Stands at the first counted reading out of range. */
  remark: localized,
})

const dotField = z.strictObject({
  /** Dots of each column, from the left: one number when all are as high. */
  heights: z.union([count, z.array(count)], rule('heights')),
  /** Columns are filled from the left, each from below. */
  dots: list(
    z.strictObject({ kind: dotKind, count, band: z.enum(['full', 'weak']).exactOptional() }),
  ),
  labels: list(texts('value', 'label').extend({ kind: dotKind.exactOptional() })),
})

/** One or two fields of dots, one dot for each person, dose or part of a gram. */
const dots = drawing('dots', {
  fields: z.tuple([dotField]).or(z.tuple([dotField, dotField])),
  /** The field has the panel's width, with its labels below at its two ends. */
  isWide: yes,
})

/** Portions of a week, one dot each. */
const portions = drawing('portions', {
  /** Short names of the seven days. */
  days: localizedList,
  rows: list(
    texts('food', 'amount').extend({
      /** On each of the seven days. */
      portions: list(number.max(20)),
      /** Fewer than one portion a day: hollow dots outside the band. */
      isLimit: yes,
    }),
  ),
})

/** The range to be in, or the weaker one beside it; `every`: steps between the ticks drawn on it. */
const band = z.strictObject({
  from: number,
  to: number,
  isWeak: yes,
  every: number.positive().optional(),
})

/** `marker` is the value that counts. */
const scaleRow = texts('label', 'value').extend({
  bands: list(band).exactOptional(),
  marker: number.exactOptional(),
})

/** Rows with a scale each. */
const scales = drawing('scales', { rows: list(scaleRow.extend({ range })) })

/** A relative risk against the line of no difference, 1. */
const ratio = drawing('ratio', {
  range,
  marker: number,
  ...texts('value', 'label').shape,
  /** What it would mean to lie on the left, and on the right. */
  ends: z.tuple([localized, localized]),
})

/** Rows over one axis: hours, months, ages, per cent or people. */
const axis = drawing('axis', {
  range,
  isLogarithmic: yes,
  ticks: list(z.strictObject({ at: number, label: localized })),
  /** A line through all rows. */
  line: number.exactOptional(),
  rows: list(scaleRow.extend({ dot: z.strictObject({ at: number, isQuiet: yes }).optional() })),
})

const bar = z.strictObject({ value: number, shown: localized, label: localized })

/** Pairs of bars from a common zero: with and without. */
const bars = drawing('bars', {
  range,
  pairs: list(z.strictObject({ label: localized, longer: bar, shorter: bar })),
})

/** Columns from a common zero: a band, and what lies above it up to the marker. */
const levels = drawing('levels', {
  range,
  columns: list(
    z.strictObject({
      label: localized,
      band: number,
      bandLabel: localized.exactOptional(),
      marker: number,
      restLabel: localized.exactOptional(),
      value: localized,
    }),
  ),
  /** The columns touch, as steps in time; what lies above the band is out of range. */
  isSteps: yes,
})

export const figure = z
  .discriminatedUnion('form', [week, dots, portions, scales, ratio, axis, bars, levels])
  .refine(
    ({ isExample, note }) => !isExample || (/приклад/i.test(note.ua) && /example/i.test(note.en)),
    {
      path: ['note'],
      error: rule('example'),
    },
  )

export type Figure = z.infer<typeof figure>
/** A figure of one form, in one language. */
export type FigureIn<Form extends Figure['form']> = In<Extract<Figure, { form: Form }>>
export type DotKind = z.infer<typeof dotKind>
export type DotField = z.infer<typeof dotField>
export type Bar = z.infer<typeof bar>
export type Cover = Figure['cover']
export type CoverGround = Cover['ground']
export type CoverShape = Cover['shapes'][number]
