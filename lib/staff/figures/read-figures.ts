import { kyivDay } from '#lib/kyiv-time'
import { openDesk, type Desk } from '#lib/leads/desk/desk'
import { breakdowns, figures, type Breakdown } from '#lib/leads/desk/figures'
import { readPeriod } from '#lib/staff/figures/period'
import type { Person } from '#lib/staff/person'

/** The period and the breakdown of a query. */
export function readFigureQuery(query: Readonly<Record<string, unknown>>, { now }: Desk) {
  const today = kyivDay(now)
  const by: Breakdown = breakdowns.find((each) => each === query['by']) ?? 'utm_source'
  return { period: readPeriod(query, today), by, today }
}

/** The figures that a query asks for, by day and by its breakdown. */
export async function readFigures(person: Person, query: Readonly<Record<string, unknown>>) {
  const desk = await openDesk()
  const asked = readFigureQuery(query, desk)
  const { rows: days, total } = await figures(person, desk, asked.period, 'day')
  const { rows } = await figures(person, desk, asked.period, asked.by)
  return { ...asked, days, rows, total }
}

export type ShownFigures = Awaited<ReturnType<typeof readFigures>>
