import type { Localized } from '#content/types'

/** Stages of the example, in months; 0 is the start. */
export const reportStages = [0, 3, 6, 12] as const

export type ReportMarker = {
  readonly id: string
  readonly name: Localized
  readonly unit: Localized
  /** Ends of the drawn scale. */
  readonly scale: readonly [number, number]
  /** Reference range; null: open on that side. */
  readonly range: readonly [number | null, number]
  /** Value at each of `reportStages`. */
  readonly values: readonly [number, number, number, number]
  readonly digits: number
}

/** The hero's example report. Invented values, shown as an example (decisions, "Health claims"). */
export const reportMarkers: readonly ReportMarker[] = [
  {
    id: 'vitamin-d',
    name: { ua: 'Вітамін D', en: 'Vitamin D' },
    unit: { ua: 'нмоль/л', en: 'nmol/L' },
    scale: [10, 175],
    range: [75, 125],
    values: [34, 62, 88, 97],
    digits: 0,
  },
  {
    id: 'ldl',
    name: { ua: 'Холестерин ЛПНЩ', en: 'LDL cholesterol' },
    unit: { ua: 'ммоль/л', en: 'mmol/L' },
    scale: [1, 5.5],
    range: [null, 3],
    values: [4.4, 3.6, 2.9, 2.7],
    digits: 1,
  },
  {
    id: 'pressure',
    name: { ua: 'Верхній тиск', en: 'Systolic pressure' },
    unit: { ua: 'мм рт. ст.', en: 'mmHg' },
    scale: [90, 165],
    range: [null, 130],
    values: [152, 138, 127, 122],
    digits: 0,
  },
]
