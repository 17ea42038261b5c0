import { addDays, getKyivDayStart } from '#lib/time/kyiv-time'

/** First and last day in Kyiv (`2026-11-20`), both included. */
export type Period = { from: string; to: string }

/** Lengths that the page offers, in days. */
export const periodLengths = [7, 14, 30, 90] as const
const defaultLength = 14
export const maxPeriodLength = 366

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && getKyivDayStart(text) !== null

/**
 * Reads the period of a query: the last `days`, or `from` to `to`.
 * It ends today unless all of it lies ahead, and has at most a year.
 */
export function readPeriod(
  { from, to, days }: Readonly<Record<string, unknown>>,
  today: string,
): Period {
  const length = periodLengths.find((each) => String(each) === days)
  if (length !== undefined || (!isDay(from) && !isDay(to)))
    return { from: addDays(today, 1 - (length ?? defaultLength)), to: today }
  const ends = [isDay(from) ? from : today, isDay(to) ? to : today].sort()
  const [first = today, last = today] = ends
  const isAhead = first > today
  const end = last < today || isAhead ? last : today
  const earliest = addDays(end, 1 - maxPeriodLength)
  return { from: first > earliest ? first : earliest, to: end }
}
