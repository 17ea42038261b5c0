import type { Localized } from '#content/types'

/** The words around a drawing. Every number in them stands in the article's text (tested). */
export type FigureWords = {
  /** What is measured, at most 60 characters. */
  readonly title: Localized
  /** Stands right of the title: a unit, or what one dot is. */
  readonly unit?: Localized
  /** All numbers and the conclusion in one or two sentences, for screen readers. */
  readonly description: Localized
  /** The first sentence of the caption. */
  readonly conclusion: Localized
  readonly note: Localized
  /** Body and year. */
  readonly source: Localized
  /** Numbers of the article's list of references. */
  readonly references: readonly number[]
  /** The series is invented; the note says so too. */
  readonly isExample?: true
  /** Ground of the panel: plum where what is out of range is the point. */
  readonly ground?: 'plum'
  /** The same numbers as a table, for drawings of more than twelve. */
  readonly table?: FigureTable
}

export type FigureTable = {
  readonly head: readonly Localized[]
  readonly rows: readonly (readonly (string | Localized)[])[]
}

/** Readings of seven days against zones. */
export type WeekFigure = FigureWords & {
  readonly form: 'week'
  readonly morning: readonly number[]
  readonly evening: readonly number[]
  /** Lowest and highest value drawn. */
  readonly range: readonly [number, number]
  /** From here on out of range. */
  readonly threshold: number
  /** Below it, the range to be in. */
  readonly normal: number
  readonly mean: number
}

/** `filled` and `hollow` as the legend says, `out` is out of range, `quiet` does not count. */
export type DotKind = 'filled' | 'hollow' | 'out' | 'quiet'

export type DotField = {
  /** The main number of the field and what it is. */
  readonly value: Localized
  readonly label: Localized
  readonly columns: number
  /** Dots in reading order; `inBand` ones lie on the band. */
  readonly dots: readonly { readonly kind: DotKind; readonly count: number; readonly inBand?: true }[]
}

/** One or two fields of dots, one dot for each person, gram or dose. */
export type DotsFigure = FigureWords & {
  readonly form: 'dots'
  readonly fields: readonly DotField[]
  readonly legend?: readonly { readonly kind: DotKind; readonly label: Localized }[]
}

/** Portions of a week, one dot each. */
export type PortionsFigure = FigureWords & {
  readonly form: 'portions'
  readonly rows: readonly {
    readonly food: Localized
    readonly amount: Localized
    /** Portions on each of the seven days. */
    readonly days: readonly number[]
    /** Fewer than one portion a day: hollow dots outside the band. */
    readonly isLimit?: true
  }[]
}

export type Figure = WeekFigure | DotsFigure | PortionsFigure
