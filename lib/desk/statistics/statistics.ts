import { sql } from 'kysely'
import type { Person } from '#lib/auth/person'
import { openDesk, type Desk } from '#lib/desk/entry'
import { goalMinutes } from '#lib/desk/goal'
import { readPeriod, type Period } from '#lib/desk/statistics/period'
import { toCsv } from '#lib/leads/csv'
import type { Db } from '#lib/leads/store/tables'
import { foldValue, visitCounts } from '#lib/leads/visits'
import { kyivDay } from '#lib/time/kyiv-time'

/** What statistics are broken down by, as the columns of leads have it; campaigns are those of the last touch. */
const columns = {
  day: 'day',
  utm_source: 'source',
  utm_campaign: 'campaign',
  page: 'page',
  package: 'ordered',
  language: 'language',
} as const

export type StatisticsDimension = keyof typeof columns

export const breakdowns = ['utm_source', 'utm_campaign', 'page', 'package', 'language'] as const
export type Breakdown = (typeof breakdowns)[number]

/**
 * How many viewed the form, began it, sent it and were booked; how many were called, of these how many within 15 minutes
 * of opening hours, and after how many in the middle (null: nobody was). `minutes`: how many
 * were called after so many whole minutes.
 */
const noCounts = {
  viewed: 0,
  started: 0,
  sent: 0,
  booked: 0,
  called: 0,
  inTime: 0,
  medianMinutes: null as number | null,
}
const newRow = (key: string) => ({ ...noCounts, key, minutes: new Map<number, number>() })
export type StatisticsRow = ReturnType<typeof newRow>

/**
 * The statistics of a period (days of Kyiv, both included) without suspected spam: by day, the first one first, or by another
 * dimension, most leads first; and of the whole period.
 */
export async function statistics(_person: Person, { db }: Desk, days: Period, by: StatisticsDimension) {
  const rows = new Map<string, StatisticsRow>()
  const total = newRow('')
  const count = (value: string, change: (row: StatisticsRow) => void) => {
    const key = foldValue(by, value)
    const row = rows.get(key) ?? newRow(key)
    rows.set(key, row)
    change(row)
    change(total)
  }
  for (const { key, event, count: times } of await visitCounts(db, by, days))
    if (event === 'viewed' || event === 'started') count(key, (row) => (row[event] += times))
  for (const { key, leads, booked, minutes } of await leadCounts(db, days, by)) {
    count(key, (row) => {
      row.sent += leads
      row.booked += booked
      if (minutes === null) return
      row.called += leads
      if (minutes <= goalMinutes) row.inTime += leads
      row.minutes.set(minutes, (row.minutes.get(minutes) ?? 0) + leads)
    })
  }
  for (const row of [...rows.values(), total]) row.medianMinutes = medianOf(row)
  const order = (one: StatisticsRow, other: StatisticsRow) =>
    by === 'day' ? one.key.localeCompare(other.key) : other.sent - one.sent || other.viewed - one.viewed
  return { rows: [...rows.values()].sort(order), total }
}

async function leadCounts(db: Db, days: Period, by: StatisticsDimension) {
  const column = columns[by]
  return db
    .selectFrom('lead')
    .select((build) => [
      build.fn.coalesce(column, build.val('')).as('key'),
      'firstCallMinutes as minutes',
      build.fn.countAll<number>().as('leads'),
      sql<number>`sum(CASE WHEN desk_status = 'booked' THEN 1 ELSE 0 END)`.as('booked'),
    ])
    .where('status', '=', 'new')
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy([column, 'firstCallMinutes'])
    .execute()
}

function medianOf({ called, minutes }: StatisticsRow): number | null {
  let seen = 0
  const sorted = [...minutes].sort(([one], [other]) => one - other)
  return sorted.find(([, count]) => (seen += count) >= called / 2)?.[0] ?? null
}

export const counted = ['viewed', 'started', 'sent', 'booked', 'called', 'inTime', 'medianMinutes'] as const

/** Statistics by a dimension as a CSV table; nothing of it is about anybody. */
export function statisticsCsv(rows: readonly StatisticsRow[], by: StatisticsDimension): string {
  const cells = rows.map(({ key, ...row }) => ({
    [by]: key,
    ...Object.fromEntries(counted.map((column) => [column, row[column]?.toString() ?? ''])),
  }))
  return toCsv(cells, [by, ...counted])
}

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
