import type { AttributionModel } from '#lib/visits/campaign-rules'
import { readPeriod, type Period } from '#lib/desk/statistics/period'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Columns of the table `lead` by dimension of the breakdown. `first_` precedes the name of a column
 * with the browser's first campaign.
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

/**
 * The choices on the page Statistics. `by` is the breakdown: the dimension by which leads and
 * visits are grouped. If `tests` is true, the test leads of the clinic are counted too.
 */
export type StatisticsView = Period & {
  by: BreakdownDimension
  touch: AttributionModel
  tests: boolean
}

/** Reads the choices from a query. An invalid parameter is replaced by the default. */
export function readStatisticsView(
  query: Readonly<Record<string, unknown>>,
  now: Date,
): StatisticsView {
  const by = breakdownDimensions.find((each) => each === query['by']) ?? 'utm_source'
  const touch = query['touch'] === 'first' ? 'first' : 'last'
  const tests = query['tests'] === 'on'
  return { ...readPeriod(query, getKyivDay(now)), by, touch, tests }
}

/** The path of the page Statistics with these choices. */
export function createStatisticsPath({ from, to, by, touch, tests }: StatisticsView): string {
  const query = new URLSearchParams({ from, to, by, touch, ...(tests && { tests: 'on' }) })
  return `/staff/statistics?${query.toString()}`
}
