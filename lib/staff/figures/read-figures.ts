import { kyivDay } from '#lib/kyiv-time'
import { openDesk } from '#lib/leads/desk/desk'
import { figureDimensions, figures } from '#lib/leads/desk/figures'
import { readPeriod } from '#lib/staff/figures/period'
import type { Person } from '#lib/staff/person'

/** What a query asks for: the period, what it is broken down by, and the figures themselves. */
export async function readFigures(person: Person, query: Readonly<Record<string, unknown>>) {
  const desk = await openDesk()
  const today = kyivDay(desk.now)
  const period = readPeriod(query, today)
  const by = figureDimensions.find((each) => each === query['by']) ?? 'source'
  return { ...(await figures(person, desk, period, by)), period, by, today }
}

export type ShownFigures = Awaited<ReturnType<typeof readFigures>>
