import type { Person } from '#lib/auth/person'
import { sql } from 'kysely'
import { goalMinutes, type Desk } from '#lib/desk/caller'
import {
  foldCampaignValue,
  hasCampaignTouch,
  testCampaignSource,
  type AttributionModel,
} from '#lib/visits/campaign-rules'
import { toCsv } from '#lib/leads/csv'
import { readVisitReport } from '#lib/visits/visit-report'
import { orderPrices } from '#lib/orders'
import { addDays, getKyivDay, getKyivDayStart } from '#lib/time/kyiv-time'

/** Days of Kyiv (`2026-11-20`), both counted. */
type Period = { from: string; to: string }

export const periodLengths = [7, 14, 30, 90] as const
const defaultLength = 14
export const maxLength = 366

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && getKyivDayStart(text) !== null

/** The last `days` of a query, or from `from` to `to`; up to today unless all of it is still to come, a year at most. */
export function readPeriod(
  { from, to, days }: Readonly<Record<string, unknown>>,
  today: string,
): Period {
  const length = periodLengths.find((each) => String(each) === days)
  if (length !== undefined || (!isDay(from) && !isDay(to)))
    return { from: addDays(today, 1 - (length ?? defaultLength)), to: today }
  const [first = today, last = today] = [isDay(from) ? from : today, isDay(to) ? to : today].sort()
  const end = last < today || first > today ? last : today
  const earliest = addDays(end, 1 - maxLength)
  return { from: first > earliest ? first : earliest, to: end }
}

/** What requests are broken down by, as the columns of leads have it; those of the first visit begin with `first_`. */
const columns = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_content: 'content',
  landing: 'landing',
  referrer: 'referrer_host',
  page: 'page',
  package: 'order',
  language: 'language',
} as const
export type Breakdown = keyof typeof columns
export const breakdowns = Object.keys(columns) as Breakdown[]

/** What is asked for; `tests`: the clinic's own trials are counted as well. */
export type View = Period & { by: Breakdown; touch: AttributionModel; tests: boolean }

export function readView(query: Readonly<Record<string, unknown>>, now: Date): View {
  const by = breakdowns.find((each) => each === query['by']) ?? 'utm_source'
  const touch = query['touch'] === 'first' ? 'first' : 'last'
  return { ...readPeriod(query, getKyivDay(now)), by, touch, tests: query['tests'] === 'on' }
}

/**
 * How many viewed the form, began it, sent it and were booked; what the booked ones ordered costs; how many were called,
 * and of these how many within the goal.
 */
const none = { viewed: 0, started: 0, sent: 0, booked: 0, value: 0, called: 0, inTime: 0 }
type Counts = typeof none
const counted = Object.keys(none) as (keyof Counts)[]

const newRow = (key: string) => ({
  ...none,
  key,
  minutes: new Map<number, number>(),
  before: { ...none },
})

/** `minutes`: how many were called after so many minutes of opening hours; `before`: counts of the period before. */
export type StatisticsRow = ReturnType<typeof newRow>

function add(to: Counts, counts: Partial<Counts>): void {
  for (const name of counted) to[name] += counts[name] ?? 0
}

export type Statistics = Awaited<ReturnType<typeof statistics>>

/** Counts of a view, without suspected spam: by day, by what it breaks down by (most requests first), and of all. */
export async function statistics(_person: Person, { db, now }: Desk, view: View) {
  const { from, to, by, touch, tests } = view
  const [days, rows] = [new Map<string, StatisticsRow>(), new Map<string, StatisticsRow>()]
  const total = newRow('')
  const rowOf = (all: typeof rows, key: string) =>
    all.get(key) ?? all.set(key, newRow(key)).get(key) ?? total
  const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  const all = Array.from({ length: count }, (_day, index) => addDays(from, index))
  const begin = addDays(from, -all.length)
  for (const { part, key, minutes, ...counts } of await leadCounts(db, view, begin)) {
    if (part === 'day') add(rowOf(days, key), counts)
    else
      for (const row of [rowOf(rows, foldCampaignValue(by, key)), total]) {
        add(part === 'before' ? row.before : row, counts)
        if (part === 'by' && minutes !== null)
          row.minutes.set(minutes, (row.minutes.get(minutes) ?? 0) + counts.sent)
      }
  }
  for (const { key, event, count } of await readVisitReport(
    db,
    'day',
    { from: begin, to },
    touch,
    tests,
  ))
    for (const counts of key < from ? [total.before] : [rowOf(days, key), total])
      add(counts, { [event]: count })
  for (const { key, event, count } of await readVisitReport(db, by, view, touch, tests))
    add(rowOf(rows, key), { [event]: count })
  const sorted = [...rows.values()].sort(
    (one, other) => other.sent - one.sent || other.viewed - one.viewed,
  )
  return {
    view,
    today: getKyivDay(now),
    days: all.map((day) => rowOf(days, day)),
    rows: sorted,
    total,
  }
}

type LeadCounts = Omit<Counts, 'viewed' | 'started'> & {
  part: 'day' | 'by' | 'before'
  key: string
  minutes: number | null
}

/** By day, and by value and minutes to the first call: of the view and of the days before since `begin`. Leads are read once. */
async function leadCounts(
  db: Desk['db'],
  { from, to, by, touch, tests }: View,
  begin: string,
): Promise<LeadCounts[]> {
  const column = sql.ref(
    touch === 'first' && hasCampaignTouch(by) ? `first_${columns[by]}` : columns[by],
  )
  const prices = orderPrices().map(([code, price]) => sql`WHEN ${code} THEN ${sql.lit(price)}`)
  const isReal = tests
    ? sql``
    : sql`AND lower(source) <> ${testCampaignSource} AND lower(first_source) <> ${testCampaignSource}`
  const counts = sql`count(*) AS sent, sum(booked) AS booked, sum(booked * price) AS value, count(minutes) AS called,
    sum(CASE WHEN minutes <= ${sql.lit(goalMinutes)} THEN 1 ELSE 0 END) AS in_time`
  const query = sql<LeadCounts>`
    WITH chosen AS MATERIALIZED (
      SELECT day, coalesce(${column}, '') AS key, first_call_minutes AS minutes,
        CASE desk_status WHEN 'booked' THEN 1 ELSE 0 END AS booked, CASE "order" ${sql.join(prices, sql` `)} ELSE 0 END AS price
      FROM lead WHERE status = 'new' AND day >= ${begin} AND day <= ${to} ${isReal}
    )
    SELECT 'day' AS part, day AS key, NULL AS minutes, ${counts} FROM chosen WHERE day >= ${from} GROUP BY day
    UNION ALL
    SELECT CASE WHEN day < ${from} THEN 'before' ELSE 'by' END AS part, key, minutes, ${counts}
    FROM chosen GROUP BY 1, key, minutes`
  return (await query.execute(db)).rows
}

/** After how many minutes of opening hours the first call came in the middle; null when nobody was called. */
export function medianMinutes({ called, minutes }: StatisticsRow): number | null {
  let seen = 0
  const sorted = [...minutes].sort(([one], [other]) => one - other)
  return sorted.find(([, count]) => (seen += count) >= called / 2)?.[0] ?? null
}

/**
 * The numbers of each day, or of each value, as a table and as CSV; nothing of it is about anybody. `before` are the requests
 * of the period before.
 */
export function statisticsTable({ view, days, rows }: Statistics, name: 'day' | 'by') {
  const isDay = name === 'day'
  const by = isDay ? name : view.by
  // Which site led to a page is not counted when its form is seen.
  const counts = by === 'referrer' ? counted.slice(2) : counted
  const columns = isDay ? counts : [...counts, 'medianMinutes' as const, 'before' as const]
  const all = isDay ? days : rows
  const cells = all.map((row) => ({
    ...row,
    medianMinutes: medianMinutes(row),
    before: row.before.sent,
  }))
  const texts = cells.map((row) => ({
    [by]: row.key,
    ...Object.fromEntries(columns.map((column) => [column, row[column]?.toString() ?? ''])),
  }))
  return { by, columns, rows: cells, csv: toCsv(texts, [by, ...columns]) }
}
