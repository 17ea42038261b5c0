import type { Db } from '#lib/database/tables'
import { testCampaignSource, hasCampaignTouch } from '#lib/visits/campaign-rules'
import { sql, type RawBuilder } from 'kysely'
import { goalMinutes } from '#lib/desk/callers/calling-rules'
import type { LeadCounts } from '#lib/desk/statistics/statistics-counts'
import { breakdownColumns, type StatisticsView } from '#lib/desk/statistics/statistics-view'

/** Counts of one group of leads. Suspected spam is not counted. */
export type LeadGroup = LeadCounts & {
  /**
   * Kind of the group:
   * - `day`: the leads of one day.
   * - `by`: leads of the view's period with the same breakdown value (`view.by`) and `minutes`.
   * - `before`: as `by`, but leads of the previous period.
   */
  part: 'day' | 'by' | 'before'
  /** The ISO day of a `day` group, or the breakdown value of the other groups. */
  key: string
  /**
   * Minutes of opening hours from a lead to its first call, the same for all leads of the group.
   * Null for leads without a call, and in every `day` group.
   */
  minutes: number | null
}

/**
 * Returns SQL expressions that several queries share.
 * - `key` is the lead's value in the breakdown (`view.by`).
 * - `isShown` leaves out suspected spam. `isShown` also leaves out test leads, unless `view.tests`
 *   is true.
 * - `isInPeriods` selects the days from `begin` to the last day of the view.
 */
export function selectByView(
  { to, by, touch, tests }: StatisticsView,
  begin: string,
): Readonly<Record<'key' | 'isShown' | 'isInPeriods', RawBuilder<unknown>>> {
  const columnName = breakdownColumns[by]
  const column = sql.ref(
    touch === 'first' && hasCampaignTouch(by) ? `first_${columnName}` : columnName,
  )
  const withoutTests = sql`AND lower(source) <> ${testCampaignSource} AND lower(first_source) <> ${testCampaignSource}`
  return {
    key: sql`coalesce(${column}, '')`,
    isShown: sql`lead.status = 'new' ${tests ? sql`` : withoutTests}`,
    isInPeriods: sql`day >= ${begin} AND day <= ${to}`,
  }
}

/**
 * Counts the leads of the view and of the previous period, in groups. The previous period starts on
 * the day `begin`. A single query reads each lead once.
 */
export async function countLeads(
  db: Db,
  view: StatisticsView,
  begin: string,
): Promise<LeadGroup[]> {
  const { from } = view
  const { key, isShown, isInPeriods } = selectByView(view, begin)
  const counts = sql`count(*) AS sent, count(minutes) AS called,
    sum(CASE WHEN minutes <= ${sql.lit(goalMinutes)} THEN 1 ELSE 0 END) AS in_time`
  const query = sql<LeadGroup>`
    WITH chosen AS MATERIALIZED (
      SELECT day, ${key} AS key, first_call_minutes AS minutes FROM lead
      WHERE ${isShown} AND ${isInPeriods}
    )
    SELECT 'day' AS part, day AS key, NULL AS minutes, ${counts} FROM chosen WHERE day >= ${from} GROUP BY day
    UNION ALL
    SELECT CASE WHEN day < ${from} THEN 'before' ELSE 'by' END AS part, key, minutes, ${counts}
    FROM chosen GROUP BY 1, key, minutes`
  return (await query.execute(db)).rows
}
