import { z } from 'zod'
import type { In } from '#lib/content/in-language'
import { rule } from '#lib/content/sentences'
import { list, localized, localizedList, number, text, texts, whole } from '#lib/content/values'
import { mapLocales } from '#lib/i18n/locales'

// Schemas of the figures: `figure.yaml` beside an article's texts.

const yes = z.literal(true, rule('flagOrNothing')).exactOptional()
/** Lowest and highest value on the scale. */
const range = z.tuple([number, number])
/** A number of dots; more cannot be told apart. */
const count = whole.min(0).max(1000)

/** The labels explain `filled` and `hollow`; `out` is out of range. */
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

/** Texts around a drawing. Every number in them must be in the article's text (`npm run check`). */
const words = {
  title: z.strictObject(mapLocales(() => text.max(60))),
  /** Shown right of the title: a unit, or the meaning of a dot. */
  unit: localized.exactOptional(),
  /**
   * `description` lists all numbers for screen readers. `conclusion` begins the caption. `source`
   * is a body and a year.
   */
  ...texts('description', 'conclusion', 'note', 'source').shape,
  /** Numbers in the article's list of references. */
  references: list(whole),
  /** True when the data are invented; the note must say so. */
  isExample: yes,
  /** Plum where values out of range are the point. */
  ground: z.literal('plum').exactOptional(),
  /** The picture for cards, the article's head and link previews. */
  cover: z.strictObject({ ground: z.enum(['wash', 'plum', 'pistachio']), shapes: list(shape) }),
  /** Columns of the table of numbers, required from thirteen numbers on. */
  tableColumns: localizedList.exactOptional(),
}

/** A figure of one form, with the texts around it. */
const drawing = <Form extends string, Fields extends z.ZodRawShape>(form: Form, fields: Fields) =>
  z.strictObject({ ...words, form: z.literal(form), ...fields })

/** Readings of seven days over zones; the first day does not count. */
const week = drawing('week', {
  /** Morning and evening reading of each day. */
  days: list(range),
  range,
  /** From `threshold` on values are out of range; below `normal` they are in range. */
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
  /** Shown at the first counted reading out of range. */
  remark: localized,
})

const dotField = z.strictObject({
  /** Dots in each column from the left, or one number for all columns. */
  heights: z.union([count, z.array(count)], rule('heights')),
  /** Dots fill the columns from the left, each from below. */
  dots: list(
    z.strictObject({ kind: dotKind, count, band: z.enum(['full', 'weak']).exactOptional() }),
  ),
  labels: list(texts('value', 'label').extend({ kind: dotKind.exactOptional() })),
})

/** One or two fields of dots. A dot is a person, a dose or a part of a gram. */
const dots = drawing('dots', {
  fields: z.tuple([dotField]).or(z.tuple([dotField, dotField])),
  /** True for a field as wide as the panel, with labels below its two ends. */
  isWide: yes,
})

/** Portions in a week, one dot each. */
const portions = drawing('portions', {
  /** Short names of the seven days. */
  days: localizedList,
  rows: list(
    texts('food', 'amount').extend({
      /** Portions on each of the seven days. */
      portions: list(number.max(20)),
      /** True for an upper limit: hollow dots outside the band. */
      isLimit: yes,
    }),
  ),
})

/** A band; `every` is the step between its ticks. */
const band = z.strictObject({
  from: number,
  to: number,
  isWeak: yes,
  every: number.positive().optional(),
})

/** `marker` is the value of the row. */
const scaleRow = texts('label', 'value').extend({
  bands: list(band).exactOptional(),
  marker: number.exactOptional(),
})

/** Rows with a scale each. */
const scales = drawing('scales', { rows: list(scaleRow.extend({ range })) })

/** A relative risk beside the line of no difference, 1. */
const ratio = drawing('ratio', {
  range,
  marker: number,
  ...texts('value', 'label').shape,
  /** Labels of the left and the right end. */
  ends: z.tuple([localized, localized]),
})

/** Rows over one axis: hours, months, ages, per cent or people. */
const axis = drawing('axis', {
  range,
  isLogarithmic: yes,
  ticks: list(z.strictObject({ at: number, label: localized })),
  /** A threshold through all rows. */
  line: number.exactOptional(),
  rows: list(scaleRow.extend({ dot: z.strictObject({ at: number, isQuiet: yes }).optional() })),
})

const bar = z.strictObject({ value: number, shown: localized, label: localized })

/** Pairs of bars from a common zero: with and without. */
const bars = drawing('bars', {
  range,
  pairs: list(z.strictObject({ label: localized, longer: bar, shorter: bar })),
})

/** Columns from a common zero: a band, and the part above it up to the marker. */
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
  /** True for steps in time: columns touch, and the part above the band is out of range. */
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
