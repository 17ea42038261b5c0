import { sql } from 'kysely'
import type { Db } from '#lib/database/tables'
import { selectByView } from '#lib/desk/statistics/count-leads'
import type { AppointmentCounts } from '#lib/desk/statistics/statistics-counts'
import type { StatisticsView } from '#lib/desk/statistics/statistics-view'
import { listOrderPrices } from '#lib/orders'

/** Counts of the appointments that belong to one group of leads. */
export type AppointmentGroup = AppointmentCounts & {
  /**
   * Kind of the group:
   * - `day`: the leads of one day.
   * - `by`: the leads of the view's period with one breakdown value (`view.by`).
   * - `before`: as `by`, but leads of the previous period.
   */
  part: 'day' | 'by' | 'before'
  /** The ISO day or the breakdown value. */
  key: string
}

/**
 * Counts the appointments of the leads in the view and in the previous period. An appointment of
 * several leads is counted once, with the first of all its leads. Two periods therefore never count
 * the same appointment.
 *
 * If several leads of an appointment have the same order, the price of the order is added once. If
 * a lead has several appointments that were not missed, the price of its order is added once.
 * Cancelled appointments are not counted. A missed appointment is counted, but its price is not
 * added.
 */
export async function countAppointments(
  db: Db,
  view: StatisticsView,
  begin: string,
): Promise<AppointmentGroup[]> {
  const { key, isShown, isInPeriods } = selectByView(view, begin)
  const prices = listOrderPrices().map(([code, price]) => sql`WHEN ${code} THEN ${sql.lit(price)}`)
  const columns = sql`number, day, ${key} AS key, "order", appointment.id AS appointment_id, at,
    appointment.status AS state, CASE "order" ${sql.join(prices, sql` `)} ELSE 0 END AS price`
  const isCounted = sql`${isShown} AND appointment.status IN ('booked', 'came', 'missed')`
  const counts = sql`sum(CASE place WHEN 1 THEN 1 ELSE 0 END) AS booked,
    sum(CASE WHEN place = 1 AND state = 'came' THEN 1 ELSE 0 END) AS came,
    sum(CASE WHEN order_place = 1 AND visit_place = 1 AND state <> 'missed' THEN price ELSE 0 END) AS value`
  const query = sql<AppointmentGroup>`
    WITH booked AS MATERIALIZED (
      SELECT ${columns} FROM lead JOIN appointment ON appointment.id = lead.appointment_id
      WHERE lead.appointment_id IS NOT NULL AND ${isCounted}
      UNION ALL
      SELECT ${columns} FROM earlier_appointment
      JOIN lead ON lead.id = earlier_appointment.lead_id
      JOIN appointment ON appointment.id = earlier_appointment.appointment_id
      WHERE ${isCounted}
    ),
    placed AS MATERIALIZED (
      SELECT day, key, state, price,
        row_number() OVER (PARTITION BY appointment_id ORDER BY number) AS place,
        row_number() OVER (PARTITION BY appointment_id, "order" ORDER BY number) AS order_place,
        row_number() OVER (
          PARTITION BY number, CASE state WHEN 'missed' THEN 1 ELSE 0 END ORDER BY at
        ) AS visit_place
      FROM booked
    ),
    chosen AS (SELECT * FROM placed WHERE ${isInPeriods})
    SELECT 'day' AS part, day AS key, ${counts} FROM chosen WHERE day >= ${view.from} GROUP BY day
    UNION ALL
    SELECT CASE WHEN day < ${view.from} THEN 'before' ELSE 'by' END AS part, key, ${counts}
    FROM chosen GROUP BY 1, key`
  return (await query.execute(db)).rows
}
