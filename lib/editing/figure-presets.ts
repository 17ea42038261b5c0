import type { CoverShape, Figure } from '#lib/content/schemas/figure'
import { createEmptyValue } from '#lib/editing/field-values'
import { getPart, resolveShape, type Shape } from '#lib/editing/form-shape'

// The numbers and the cover of a new figure, by the figure's form, such as `week` or `dots`. The
// texts are empty, because the rules refuse a text with a number that the article does not contain.

type FigureForm = Figure['form']
type Preset = Readonly<Record<string, unknown>> & { cover: Figure['cover'] }

const emptyText = { ua: '', en: '' }
const band: CoverShape = ['band', 0, 0, 240, 360]
const marker: CoverShape = ['marker', 240, 60, 240, 300]
const scaleCover: Figure['cover'] = { ground: 'wash', shapes: [band, marker] }
const levelsCover: Figure['cover'] = {
  ground: 'wash',
  shapes: [
    ['weak', 150, 90, 180, 90],
    ['band', 150, 180, 180, 180],
    ['marker', 150, 90, 330, 90],
  ],
}
const barsCover: Figure['cover'] = {
  ground: 'plum',
  shapes: [
    ['band', 0, 60, 400, 110],
    ['outside', 0, 190, 270, 110],
    ['marker', 270, 176, 270, 314],
    ['marker', 400, 46, 400, 314],
  ],
}
const dotsCover: Figure['cover'] = {
  ground: 'wash',
  shapes: [
    ['hollow', 240, 180, 400],
    ['band', 196, 136, 88, 88],
    ['filled', 240, 180, 48],
  ],
}

const presets: Readonly<Record<FigureForm, Preset>> = {
  dots: {
    fields: [
      {
        heights: 10,
        dots: [
          { kind: 'filled', count: 20, band: 'full' },
          { kind: 'hollow', count: 80 },
        ],
        labels: [{ value: emptyText, label: emptyText, kind: 'filled' }],
      },
    ],
    cover: dotsCover,
  },
  ratio: {
    range: [0, 2],
    marker: 0.7,
    ends: [
      { ua: 'менше', en: 'less' },
      { ua: 'більше', en: 'more' },
    ],
    cover: scaleCover,
  },
  bars: {
    range: [0, 100],
    pairs: [
      {
        label: emptyText,
        longer: { value: 80, shown: emptyText, label: emptyText },
        shorter: { value: 40, shown: emptyText, label: emptyText },
      },
    ],
    cover: barsCover,
  },
  levels: {
    range: [0, 100],
    columns: [
      { label: emptyText, band: 40, marker: 60, value: emptyText },
      { label: emptyText, band: 60, marker: 80, value: emptyText },
    ],
    cover: levelsCover,
  },
  scales: {
    rows: [
      {
        label: emptyText,
        value: emptyText,
        range: [0, 10],
        bands: [{ from: 0, to: 5 }],
        marker: 3,
      },
    ],
    cover: scaleCover,
  },
  axis: {
    range: [0, 10],
    ticks: [
      { at: 0, label: { ua: '0', en: '0' } },
      { at: 10, label: { ua: '10', en: '10' } },
    ],
    rows: [{ label: emptyText, value: emptyText, bands: [{ from: 0, to: 4 }], marker: 4 }],
    cover: scaleCover,
  },
  portions: {
    days: {
      ua: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'нд'],
      en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    },
    rows: [{ food: emptyText, amount: emptyText, portions: [1, 1, 1, 1, 1, 1, 1] }],
    cover: dotsCover,
  },
  week: {
    days: [
      [138, 134],
      [131, 127],
      [128, 124],
      [136, 130],
      [130, 125],
      [127, 122],
      [133, 126],
    ],
    range: [110, 150],
    threshold: 135,
    normal: 120,
    mean: 128,
    cover: levelsCover,
  },
}

/** Names of all forms of figures, such as `week` and `dots`. A new figure gets the first form. */
export const figureForms = Object.keys(presets) as readonly FigureForm[]

/**
 * Creates a figure with numbers that can be drawn and with empty texts.
 * @param shape the shape of `figure.yaml`
 * @param form the form of the figure, such as `week`
 */
export function createFigure(shape: Shape, form: string): Readonly<Record<string, unknown>> {
  const alternative = shape.oneOf?.find(
    (each) => getPart(getPart(each.properties, 'form'), 'const') === form,
  )
  const empty = createEmptyValue(alternative ?? {}) as Readonly<Record<string, unknown>>
  const preset = (getPart(presets, form) ?? {}) as Partial<Preset>
  return { ...empty, ...preset, form }
}

/**
 * Names of the texts that a figure keeps when its form changes. The cover is not kept, because each
 * form has a preset of the cover.
 */
export function listSharedFields(shape: Shape, form: string): readonly string[] {
  const names = Object.keys(resolveShape(shape, { form }).properties ?? {})
  return names.slice(0, names.indexOf('form')).filter((name) => name !== 'cover')
}
