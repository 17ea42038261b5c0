import type { Localized } from '#content/types'

/** Stages of the example, in months; 0 is the start. */
export const reportStages = [0, 3, 6, 12] as const

export type ReportMarker = {
  readonly id: string
  readonly name: Localized
  readonly unit: Localized
  /** Ends of the drawn scale. */
  readonly scale: readonly [number, number]
  /** Reference range, or the goal; null: open on that side. */
  readonly range: readonly [number | null, number]
  /** True where a doctor sets the range by the person’s risk, so that there is none for everybody. */
  readonly isGoal: boolean
  /** Value at each of `reportStages`. */
  readonly values: readonly [number, number, number, number]
  readonly digits: number
}

/**
 * The hero's example report of a woman's year. Invented values, shown as an example (decisions, "Health claims"): one
 * marker has not arrived (decisions, "Hero"). Haemoglobin: anaemia begins below 120 g/L in women who are not pregnant
 * (WHO, 2024). LDL and pressure: goals of a person at low risk (ESC/EAS 2019, ESC 2024).
 */
export const reportMarkers: readonly ReportMarker[] = [
  {
    id: 'haemoglobin',
    name: { ua: 'Гемоглобін, жінка', en: 'Haemoglobin, woman' },
    unit: { ua: 'г/л', en: 'g/L' },
    scale: [90, 180],
    range: [120, 155],
    isGoal: false,
    values: [106, 119, 129, 133],
    digits: 0,
  },
  {
    id: 'ldl',
    name: { ua: 'Холестерин ЛПНЩ', en: 'LDL cholesterol' },
    unit: { ua: 'ммоль/л', en: 'mmol/L' },
    scale: [1, 5.5],
    range: [null, 3],
    isGoal: true,
    values: [4.4, 3.9, 3.6, 3.4],
    digits: 1,
  },
  {
    id: 'pressure',
    name: { ua: 'Систолічний тиск', en: 'Systolic pressure' },
    unit: { ua: 'мм рт. ст.', en: 'mmHg' },
    scale: [90, 165],
    range: [null, 130],
    isGoal: true,
    values: [152, 138, 127, 122],
    digits: 0,
  },
]
