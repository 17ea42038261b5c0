import { sql } from 'kysely'
import type { Db } from '#lib/database/tables'
import { selectByView } from '#lib/desk/statistics/count-leads'
import type { AppointmentCounts } from '#lib/desk/statistics/statistics-counts'
import type { StatisticsView } from '#lib/desk/statistics/statistics-view'
import { listOrderPrices } from '#lib/orders'

/** Counts of the appointments of one group of leads. `part` and `key` are as in `LeadGroup`. */
export type AppointmentGroup = AppointmentCounts & { part: 'day' | 'by' | 'before'; key: string }

/**
 * Counts the appointments of the leads in the view and in the previous period. An appointment of
 * several leads is counted once, with the first lead. If several leads of an appointment have the
 * same order, its price is added once. Cancelled appointments are not counted. A missed appointment
 * has no value.
 */
export async function countAppointments(
  db: Db,
  view: StatisticsView,
  begin: string,
): Promise<AppointmentGroup[]> {
  const { key, condition } = selectByView(view, begin)
  const prices = listOrderPrices().map(([code, price]) => sql`WHEN ${code} THEN ${sql.lit(price)}`)
  const counts = sql`sum(CASE place WHEN 1 THEN 1 ELSE 0 END) AS booked,
    sum(CASE WHEN place = 1 AND state = 'came' THEN 1 ELSE 0 END) AS came,
    sum(CASE WHEN order_place = 1 AND state <> 'missed' THEN price ELSE 0 END) AS value`
  const query = sql<AppointmentGroup>`
    WITH chosen AS MATERIALIZED (
      SELECT day, ${key} AS key, appointment.status AS state,
        CASE "order" ${sql.join(prices, sql` `)} ELSE 0 END AS price,
        row_number() OVER (PARTITION BY appointment_id ORDER BY number) AS place,
        row_number() OVER (PARTITION BY appointment_id, "order" ORDER BY number) AS order_place
      FROM lead JOIN appointment ON appointment.id = lead.appointment_id
      WHERE appointment_id IS NOT NULL AND appointment.status IN ('booked', 'came', 'missed')
        AND ${condition}
    )
    SELECT 'day' AS part, day AS key, ${counts} FROM chosen WHERE day >= ${view.from} GROUP BY day
    UNION ALL
    SELECT CASE WHEN day < ${view.from} THEN 'before' ELSE 'by' END AS part, key, ${counts}
    FROM chosen GROUP BY 1, key`
  return (await query.execute(db)).rows
}
