import { addDays, isKyivDay } from '#lib/time/kyiv-time'

/** The first and the last day of a period, in Kyiv (`2026-11-20`). Both days are included. */
export type Period = { from: string; to: string }

/** Lengths in days of the periods for which the page Statistics has a button. */
export const periodLengths = [7, 14, 30, 90] as const
const defaultLength = 14
export const maxPeriodLength = 366

/**
 * Reads the period from the query of the page Statistics: the last `days` days, or the days from
 * `from` to `to`. A period is at most a year long. If a period contains today, the period ends
 * today.
 */
export function readPeriod(
  { from, to, days }: Readonly<Record<string, unknown>>,
  today: string,
): Period {
  const length = periodLengths.find((each) => String(each) === days)
  if (length !== undefined || (!isKyivDay(from) && !isKyivDay(to)))
    return { from: addDays(today, 1 - (length ?? defaultLength)), to: today }
  const ends = [isKyivDay(from) ? from : today, isKyivDay(to) ? to : today].sort()
  const [first = today, last = today] = ends
  const isAhead = first > today
  const end = last < today || isAhead ? last : today
  const earliest = addDays(end, 1 - maxPeriodLength)
  return { from: first > earliest ? first : earliest, to: end }
}
