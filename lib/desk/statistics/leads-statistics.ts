import { foldCampaignValue } from '#lib/visits/campaign-rules'
import { readVisitReport } from '#lib/visits/visit-report'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import type { Desk } from '#lib/desk/desk'
import { countAppointments } from '#lib/desk/statistics/count-appointments'
import { countLeads } from '#lib/desk/statistics/count-leads'
import { addCounts, createRow, type StatisticsRow } from '#lib/desk/statistics/statistics-counts'
import { listMergedSpellings, type MergedSpelling } from '#lib/desk/statistics/source-spellings'
import type { StatisticsView } from '#lib/desk/statistics/statistics-view'
import { addDays, getKyivDay } from '#lib/time/kyiv-time'

/** Counts for the page Statistics. */
export type Statistics = {
  view: StatisticsView
  /** ISO day in Kyiv. */
  today: string
  /** One row per day. */
  days: StatisticsRow[]
  /** One row per value of the breakdown (`view.by`), the value with the most leads first. */
  rows: StatisticsRow[]
  /** Counts of all leads of the period. */
  total: StatisticsRow
  /**
   * Spellings of sources that staff have merged into another source. Leads with such a spelling are
   * counted under that source.
   */
  mergedSpellings: MergedSpelling[]
}

const dayMs = 86_400_000

/** Reads the statistics of a view, with counts of the previous period of the same length. */
export async function readStatistics(
  person: Person,
  { db, now }: Desk,
  view: StatisticsView,
): Promise<Statistics> {
  requireRole(person, 'marketing')
  const { from, to, by, touch, tests } = view
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  const begin = addDays(from, -length)
  const total = createRow('')
  const days = new Map<string, StatisticsRow>()
  for (let index = 0; index < length; index++) getRow(days, addDays(from, index))
  const rows = new Map<string, StatisticsRow>()
  const mergedSpellings = await listMergedSpellings(db)
  const sources = new Map(mergedSpellings.map(({ spelling, source }) => [spelling, source]))
  const toRowKey = (value: string) => {
    const folded = foldCampaignValue(by, value)
    return by === 'utm_source' ? (sources.get(folded) ?? folded) : folded
  }

  for (const { part, key, minutes, ...counts } of await countLeads(db, view, begin)) {
    if (part === 'day') {
      addCounts(getRow(days, key), counts)
      continue
    }
    for (const row of [getRow(rows, toRowKey(key)), total]) {
      addCounts(part === 'before' ? row.before : row, counts)
      if (part === 'by' && minutes !== null)
        row.minutes.set(minutes, (row.minutes.get(minutes) ?? 0) + counts.sent)
    }
  }
  for (const { part, key, ...counts } of await countAppointments(db, view, begin)) {
    const isDay = part === 'day'
    const changed = isDay ? [getRow(days, key)] : [getRow(rows, toRowKey(key)), total]
    for (const row of changed) addCounts(part === 'before' ? row.before : row, counts)
  }
  const visitsByDay = await readVisitReport(db, 'day', { from: begin, to }, touch, tests)
  for (const { key, event, count } of visitsByDay) {
    const changed = key < from ? [total.before] : [getRow(days, key), total]
    for (const counts of changed) addCounts(counts, { [event]: count })
  }
  for (const { key, event, count } of await readVisitReport(db, by, view, touch, tests))
    addCounts(getRow(rows, toRowKey(key)), { [event]: count })

  const sorted = [...rows.values()].sort(
    (one, other) => other.sent - one.sent || other.viewed - one.viewed,
  )
  const today = getKyivDay(now)
  return { view, today, days: [...days.values()], rows: sorted, total, mergedSpellings }
}

/**
 * Returns the row of a day or a breakdown value. Adds an empty row when `rows` has no row with this
 * key.
 */
function getRow(rows: Map<string, StatisticsRow>, key: string): StatisticsRow {
  const row = rows.get(key) ?? createRow(key)
  rows.set(key, row)
  return row
}
