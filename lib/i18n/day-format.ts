/**
 * How a language writes a date. Plain data, so that client components write dates without `Intl`
 * (docs/decisions/0008-first-paint.md).
 */
export type DayFormat = {
  /** Names of the months in the grammatical form of dates. */
  readonly months: readonly string[]
  /** A date with no-break spaces: `{day} {month} {year} р.` */
  readonly pattern: string
}

/** Writes an ISO date: `14 вересня 2026 р.`, `14 September 2026`. */
export function writeDay(format: DayFormat, isoDay: string): string {
  return writeDayRange(format, isoDay, isoDay)
}

/** Writes a range of ISO dates in one month: `23–29 листопада 2026 р.` */
export function writeDayRange({ months, pattern }: DayFormat, from: string, to: string): string {
  const [year = '', month, lastDay] = to.split('-')
  const days = [...new Set([from.slice(8), lastDay].map(Number))].join('–')
  return pattern
    .replace('{day}', days)
    .replace('{month}', months[Number(month) - 1] ?? '')
    .replace('{year}', year)
}
