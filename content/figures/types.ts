import type { Localized, LocalizedList } from '#content/types'

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
  readonly cover: FigureCover
  /** Names of the columns when its numbers stand in a table as well, which more than twelve do (tested). */
  readonly tableColumns?: LocalizedList
}

export type CoverGround = 'wash' | 'plum' | 'pistachio'

/** How the drawing is cropped for cards and link pictures. Articles that follow one another take different grounds (tested). */
export type FigureCover = {
  readonly ground: CoverGround
  /** The part of an axis that is drawn, where it is not the whole. */
  readonly range?: readonly [number, number]
}

/** Readings of seven days against zones; the first day does not count. */
export type WeekFigure = FigureWords & {
  readonly form: 'week'
  /** Morning and evening of each day. */
  readonly days: readonly (readonly [number, number])[]
  /** Lowest and highest value drawn. */
  readonly range: readonly [number, number]
  /** From here on out of range. */
  readonly threshold: number
  /** Below it, the range to be in. */
  readonly normal: number
  readonly mean: number
  readonly labels: Readonly<
    Record<'above' | 'aboveMeans' | 'below' | 'belowMeans' | 'mean' | 'morning' | 'evening' | 'excluded', Localized>
  >
  /** Stands at the first counted reading out of range. */
  readonly remark: Localized
}

/** `filled` and `hollow` as the labels say, `out` is out of range. */
export type DotKind = 'filled' | 'hollow' | 'out'

export type DotField = {
  /** Dots of each column, from the left: one number when all are as high. */
  readonly heights: number | readonly number[]
  /** Columns are filled from the left, each from below. */
  readonly dots: readonly { readonly kind: DotKind; readonly count: number; readonly band?: 'full' | 'weak' }[]
  readonly labels: readonly { readonly value: Localized; readonly label: Localized; readonly kind?: DotKind }[]
}

/** One or two fields of dots, one dot for each person, dose or part of a gram. */
export type DotsFigure = FigureWords & {
  readonly form: 'dots'
  readonly fields: readonly [DotField] | readonly [DotField, DotField]
  /** The field has the panel's width, with its labels below at its two ends. */
  readonly isWide?: true
}

/** Portions of a week, one dot each. */
export type PortionsFigure = FigureWords & {
  readonly form: 'portions'
  /** Short names of the seven days. */
  readonly days: LocalizedList
  readonly rows: readonly {
    readonly food: Localized
    readonly amount: Localized
    /** Portions on each of the seven days. */
    readonly portions: readonly number[]
    /** Fewer than one portion a day: hollow dots outside the band. */
    readonly isLimit?: true
  }[]
}

/** The range to be in, or the weaker one beside it. */
export type Band = {
  readonly from: number
  readonly to: number
  readonly isWeak?: true
  /** Steps between the ticks drawn on it. */
  readonly every?: number
}

export type ScaleRow = {
  readonly label: Localized
  readonly value: Localized
  readonly bands?: readonly Band[]
  /** The value that counts. */
  readonly marker?: number
}

/** Rows with a scale each. */
export type ScalesFigure = FigureWords & {
  readonly form: 'scales'
  readonly rows: readonly (ScaleRow & { readonly range: readonly [number, number] })[]
}

/** A relative risk against the line of no difference, 1. */
export type RatioFigure = FigureWords & {
  readonly form: 'ratio'
  readonly range: readonly [number, number]
  readonly marker: number
  readonly value: Localized
  readonly label: Localized
  /** What it would mean to lie on the left, and on the right. */
  readonly ends: readonly [Localized, Localized]
}

/** Rows over one axis: hours, months, ages, per cent or people. */
export type AxisFigure = FigureWords & {
  readonly form: 'axis'
  readonly range: readonly [number, number]
  readonly isLogarithmic?: true
  readonly ticks: readonly { readonly at: number; readonly label: Localized }[]
  /** A line through all rows. */
  readonly line?: number
  readonly rows: readonly (ScaleRow & { readonly dot?: { readonly at: number; readonly isQuiet?: true } })[]
}

/** Pairs of bars from a common zero: with and without. */
export type BarsFigure = FigureWords & {
  readonly form: 'bars'
  readonly range: readonly [number, number]
  readonly pairs: readonly { readonly label: Localized; readonly longer: Bar; readonly shorter: Bar }[]
}

export type Bar = { readonly value: number; readonly shown: Localized; readonly label: Localized }

/** Columns from a common zero: a band, and what lies above it up to the marker. */
export type LevelsFigure = FigureWords & {
  readonly form: 'levels'
  readonly range: readonly [number, number]
  readonly columns: readonly {
    readonly label: Localized
    readonly band: number
    readonly bandLabel?: Localized
    readonly marker: number
    readonly restLabel?: Localized
    readonly value: Localized
  }[]
  /** The columns touch, as steps in time; what lies above the band is out of range. */
  readonly isSteps?: true
}

export type Figure =
  WeekFigure | DotsFigure | PortionsFigure | ScalesFigure | RatioFigure | AxisFigure | BarsFigure | LevelsFigure
