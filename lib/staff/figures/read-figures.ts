import { kyivDay } from '#lib/time/kyiv-time'
import { openDesk } from '#lib/staff/open-desk'
import { breakdowns, figures, type Breakdown } from '#lib/leads/desk/figures'
import { readPeriod } from '#lib/staff/figures/period'
import type { Person } from '#lib/leads/desk/person'

/** The figures of the period in a query, by day and by what it breaks them down by. */
export async function readFigures(person: Person, query: Readonly<Record<string, unknown>>) {
  const desk = await openDesk()
  const today = kyivDay(desk.now)
  const period = readPeriod(query, today)
  const by: Breakdown = breakdowns.find((each) => each === query['by']) ?? 'utm_source'
  const { rows: days, total } = await figures(person, desk, period, 'day')
  const { rows } = await figures(person, desk, period, by)
  return { period, by, today, days, rows, total }
}

export type ShownFigures = Awaited<ReturnType<typeof readFigures>>
