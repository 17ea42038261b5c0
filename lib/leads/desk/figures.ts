import { sql } from 'kysely'
import { kyivDay, startOfKyivDay } from '#lib/kyiv-time'
import type { Desk } from '#lib/leads/desk/desk'
import type { Db } from '#lib/leads/store/tables'
import { maxSource } from '#lib/leads/visits/visit'
import type { Person } from '#lib/staff/person'

/** What figures can be broken down by. */
export const figureDimensions = ['source', 'campaign', 'page', 'ordered', 'language'] as const
export type FigureDimension = (typeof figureDimensions)[number]

/** How often the form was viewed and started (null: not counted by this), leads, and how many of them were booked. */
export type FigureRow = { key: string; viewed: number | null; started: number | null; leads: number; booked: number }

/** Figures of a period without suspected spam and duplicates. */
export type Figures = {
  /** Leads by day of Kyiv; days without any are missing. */
  days: ReadonlyMap<string, number>
  /** By the dimension, most leads first. */
  rows: readonly FigureRow[]
  /** How many leads were first called after so many whole minutes of opening hours. */
  firstCalls: ReadonlyMap<number, number>
  total: { viewed: number; started: number; leads: number; booked: number }
}

/** Figures of days of Kyiv, both counted; nothing of it is about anybody, so it is not audited. */
export async function figures(
  _person: Person,
  { db }: Desk,
  period: { from: string; to: string },
  by: FigureDimension,
): Promise<Figures> {
  const leads = leadsOf(db, period)
  const booked = sql<number>`sum(CASE WHEN status = 'booked' THEN 1 ELSE 0 END)`.as('booked')
  const count = sql<number>`count(*)`.as('leads')
  // Hours of UTC, which no day of Kyiv cuts in two.
  const hour = sql<string>`substr(created_at, 1, 13)`
  const hours = await leads.select([hour.as('hour'), count, booked]).groupBy(hour).execute()
  const key = by === 'source' ? sql<string>`substr(source, 1, ${sql.lit(maxSource)})` : sql<string>`${sql.ref(by)}`
  const groups = await leads.select([key.as('key'), count, booked]).groupBy(key).execute()
  const calls = await leads
    .select(['firstCallMinutes', count])
    .where('firstCallMinutes', 'is not', null)
    .groupBy('firstCallMinutes')
    .execute()
  const visits = await visitsOf(db, period, by)
  const days = new Map<string, number>()
  const total = { viewed: 0, started: 0, leads: 0, booked: 0 }
  for (const row of hours) {
    const day = kyivDay(new Date(`${row.hour}:00:00Z`))
    days.set(day, (days.get(day) ?? 0) + Number(row.leads))
    total.leads += Number(row.leads)
    total.booked += Number(row.booked)
  }
  const none = by === 'campaign' ? null : 0
  const rows = new Map<string, FigureRow>()
  for (const { key: name, leads: sent, booked: won } of groups)
    rows.set(name, { key: name, viewed: none, started: none, leads: Number(sent), booked: Number(won) })
  for (const { key: name, event, count: times } of visits) {
    total[event] += times
    if (none === null) continue
    const row = rows.get(name) ?? { key: name, viewed: 0, started: 0, leads: 0, booked: 0 }
    rows.set(name, { ...row, [event]: (row[event] ?? 0) + times })
  }
  return {
    days,
    rows: [...rows.values()].sort((a, b) => b.leads - a.leads || (b.viewed ?? 0) - (a.viewed ?? 0)),
    firstCalls: new Map(calls.map(({ firstCallMinutes, leads: times }) => [firstCallMinutes ?? 0, Number(times)])),
    total,
  }
}

function leadsOf(db: Db, { from, to }: { from: string; to: string }) {
  const next = new Date(Date.parse(`${to}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return db
    .selectFrom('deskEntry')
    .where('suspected', '=', 0)
    .where((eb) => eb.or([eb('reason', 'is', null), eb('reason', '!=', 'duplicate')]))
    .where('createdAt', '>=', startOfKyivDay(from)?.toISOString() ?? '')
    .where('createdAt', '<', startOfKyivDay(next)?.toISOString() ?? '')
}

async function visitsOf(db: Db, { from, to }: { from: string; to: string }, by: FigureDimension) {
  const column = by === 'campaign' ? 'source' : by
  const rows = await db
    .selectFrom('visitCount')
    .select((build) => [build.ref(column).as('key'), 'event', build.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['key', 'event'])
    .execute()
  return rows.flatMap(({ key, event, count }) =>
    event === 'viewed' || event === 'started' ? [{ key, event, count: Number(count) }] : [],
  )
}
