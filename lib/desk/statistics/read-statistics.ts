import { kyivDay } from '#lib/time/kyiv-time'
import { openDesk } from '#lib/desk/open-desk'
import { breakdowns, statistics, type Breakdown } from '#lib/desk/statistics/statistics'
import { readPeriod } from '#lib/desk/statistics/period'
import type { Person } from '#lib/auth/person'

/** The statistics of the period in a query, by day and by what it breaks them down by. */
export async function readStatistics(person: Person, query: Readonly<Record<string, unknown>>) {
  const desk = await openDesk()
  const today = kyivDay(desk.now)
  const period = readPeriod(query, today)
  const by: Breakdown = breakdowns.find((each) => each === query['by']) ?? 'utm_source'
  const { rows: days, total } = await statistics(person, desk, period, 'day')
  const { rows } = await statistics(person, desk, period, by)
  return { period, by, today, days, rows, total }
}

export type ShownStatistics = Awaited<ReturnType<typeof readStatistics>>
