import type { AttributionModel } from '#lib/visits/campaign-rules'
import { readPeriod, type Period } from '#lib/desk/statistics/period'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Columns of the table `lead` by the dimension into which the statistics are broken down. The name
 * of a column with the browser's first campaign begins with `first_`.
 */
export const breakdownColumns = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  landing: 'landing',
  referrer: 'referrer_host',
  page: 'page',
  package: 'order',
  language: 'language',
} as const
export type BreakdownDimension = keyof typeof breakdownColumns
export const breakdownDimensions = Object.keys(breakdownColumns) as BreakdownDimension[]

/** The choices in the form of the page Statistics. */
export type StatisticsView = Period & {
  /** The breakdown: the dimension by which leads and visits are grouped. */
  by: BreakdownDimension
  /** Whether the browser's first or latest campaign counts. */
  touch: AttributionModel
  /**
   * True if the test visits and test leads of the clinic are counted with the real visits and
   * leads.
   */
  tests: boolean
}

/** Reads the view from the query of the page. The default replaces an invalid parameter. */
export function readStatisticsView(
  query: Readonly<Record<string, unknown>>,
  now: Date,
): StatisticsView {
  const by = breakdownDimensions.find((each) => each === query['by']) ?? 'utm_source'
  const touch = query['touch'] === 'first' ? 'first' : 'last'
  const tests = query['tests'] === 'on'
  return { ...readPeriod(query, getKyivDay(now)), by, touch, tests }
}

/** Returns the path at which the page Statistics shows this view. */
export function createStatisticsPath({ from, to, by, touch, tests }: StatisticsView): string {
  const query = new URLSearchParams({ from, to, by, touch, ...(tests && { tests: 'on' }) })
  return `/staff/statistics?${query.toString()}`
}
