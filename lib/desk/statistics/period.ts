import { addDays, startOfKyivDay } from '#lib/time/kyiv-time'

/** Days of Kyiv (`2026-11-20`), both counted; `length` when it is the last so many days. */
export type Period = { from: string; to: string; length?: number }

export const periodLengths = [7, 14, 30, 90] as const
const defaultLength = 14
const maxLength = 3660

const isDay = (text: unknown): text is string => typeof text === 'string' && startOfKyivDay(text) !== null

/** The period in a query, by `from` and `to` or by `days`; up to today unless all of it is still to come, ten years at most. */
export function readPeriod({ from, to, days }: Readonly<Record<string, unknown>>, today: string): Period {
  const length = periodLengths.find((each) => String(each) === days) ?? defaultLength
  if (!isDay(from) && !isDay(to)) return { from: addDays(today, 1 - length), to: today, length }
  const [first = today, last = today] = [isDay(from) ? from : today, isDay(to) ? to : today].sort()
  const end = last < today || first > today ? last : today
  const earliest = addDays(end, 1 - maxLength)
  return { from: first > earliest ? first : earliest, to: end }
}

export function daysOf({ from, to }: Period): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return Array.from({ length: count }, (_day, index) => addDays(from, index))
}
