import type { Figure } from '#lib/content/schemas/figure'
import type { Localized, LocalizedList } from '#lib/content/localized'
import { createEmptyValue } from '#lib/editing/field-values'
import { getPart, resolveShape, type Shape } from '#lib/editing/form-shape'
import { mapLocales } from '#lib/i18n/locales'

// The numbers of a new figure, by the figure's form, such as `week` or `dots`. The texts are empty,
// because the rules refuse a text with a number that the article does not contain.

type FigureForm = Figure['form']
type Preset = Readonly<Record<string, unknown>>

/** Texts with which a new figure begins, in every language. */
export type FigureTexts = {
  less: Localized
  more: Localized
  /** Short names of the days of the week, from Monday. */
  weekDays: LocalizedList
}

const emptyText = mapLocales(() => '')
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
  },
  ratio: {
    range: [0, 2],
    marker: 0.7,
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
  },
  levels: {
    range: [0, 100],
    columns: [
      { label: emptyText, band: 40, marker: 60, value: emptyText },
      { label: emptyText, band: 60, marker: 80, value: emptyText },
    ],
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
  },
  axis: {
    range: [0, 10],
    ticks: [
      { at: 0, label: mapLocales(() => '0') },
      { at: 10, label: mapLocales(() => '10') },
    ],
    rows: [{ label: emptyText, value: emptyText, bands: [{ from: 0, to: 4 }], marker: 4 }],
  },
  portions: {
    rows: [{ food: emptyText, amount: emptyText, portions: [1, 1, 1, 1, 1, 1, 1] }],
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
  },
}

const listPresetTexts = ({
  less,
  more,
  weekDays,
}: FigureTexts): Partial<Record<FigureForm, Preset>> => ({
  ratio: { ends: [less, more] },
  portions: { days: weekDays },
})

/** Names of all forms of figures, such as `week` and `dots`. A new figure gets the first form. */
export const figureForms = Object.keys(presets) as readonly FigureForm[]

/**
 * Creates a figure with numbers that can be drawn. Its texts are empty, except those in `texts`.
 * @param shape the shape of `figure.yaml`
 * @param form the form of the figure, such as `week`
 */
export function createFigure(
  shape: Shape,
  form: string,
  texts: FigureTexts,
): Readonly<Record<string, unknown>> {
  const alternative = shape.oneOf?.find(
    (each) => getPart(getPart(each.properties, 'form'), 'const') === form,
  )
  const empty = createEmptyValue(alternative ?? {}) as Readonly<Record<string, unknown>>
  const preset = (getPart(presets, form) ?? {}) as Partial<Preset>
  const presetTexts = (getPart(listPresetTexts(texts), form) ?? {}) as Partial<Preset>
  return { ...empty, ...preset, ...presetTexts, form }
}

/** Names of the texts that a figure keeps when its form changes. */
export function listSharedFields(shape: Shape, form: string): readonly string[] {
  const names = Object.keys(resolveShape(shape, { form }).properties ?? {})
  return names.slice(0, names.indexOf('form'))
}
