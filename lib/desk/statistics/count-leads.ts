import type { Db } from '#lib/database/tables'
import { testCampaignSource, hasCampaignTouch } from '#lib/visits/campaign-rules'
import { sql } from 'kysely'
import { goalMinutes } from '#lib/desk/callers/calling-rules'
import type { LeadCounts } from '#lib/desk/statistics/statistics-counts'
import { breakdownColumns, type StatisticsView } from '#lib/desk/statistics/statistics-view'
import { listOrderPrices } from '#lib/orders'

/**
 * Counts of one group of leads. Suspected spam is not counted.
 * `part` is the kind of the group. `day`: the leads of one day. `by`: the leads with one value of
 * the breakdown. `before`: the leads with one value in the previous period. `key` is the day or the
 * value.
 * `minutes`: minutes of opening hours from the lead to the first call; null without a call.
 */
export type LeadGroup = LeadCounts & {
  part: 'day' | 'by' | 'before'
  key: string
  minutes: number | null
}

/**
 * Groups the leads of the view, and the leads of the previous period, which starts on the day
 * `begin`. A single query reads each lead once.
 */
export async function countLeads(
  db: Db,
  { from, to, by, touch, tests }: StatisticsView,
  begin: string,
): Promise<LeadGroup[]> {
  const columnName = breakdownColumns[by]
  const column = sql.ref(
    touch === 'first' && hasCampaignTouch(by) ? `first_${columnName}` : columnName,
  )
  const prices = listOrderPrices().map(([code, price]) => sql`WHEN ${code} THEN ${sql.lit(price)}`)
  const withoutTests = sql`AND lower(source) <> ${testCampaignSource} AND lower(first_source) <> ${testCampaignSource}`
  const counts = sql`count(*) AS sent, sum(booked) AS booked, sum(booked * price) AS value,
    count(minutes) AS called,
    sum(CASE WHEN minutes <= ${sql.lit(goalMinutes)} THEN 1 ELSE 0 END) AS in_time`
  const query = sql<LeadGroup>`
    WITH chosen AS MATERIALIZED (
      SELECT day, coalesce(${column}, '') AS key, first_call_minutes AS minutes,
        CASE desk_status WHEN 'booked' THEN 1 ELSE 0 END AS booked,
        CASE "order" ${sql.join(prices, sql` `)} ELSE 0 END AS price
      FROM lead WHERE status = 'new' AND day >= ${begin} AND day <= ${to} ${tests ? sql`` : withoutTests}
    )
    SELECT 'day' AS part, day AS key, NULL AS minutes, ${counts} FROM chosen WHERE day >= ${from} GROUP BY day
    UNION ALL
    SELECT CASE WHEN day < ${from} THEN 'before' ELSE 'by' END AS part, key, minutes, ${counts}
    FROM chosen GROUP BY 1, key, minutes`
  return (await query.execute(db)).rows
}
