import type { Db } from '#lib/database/tables'
import { hasCampaignTouch, type AttributionModel } from '#lib/visits/campaign-rules'
import { testEventPrefix } from '#lib/visits/read-visit-event'

/** Number of times that an event happened for one value of a dimension, or on one day. */
export type VisitReportRow = {
  /** The value of the dimension, or the ISO day. */
  key: string
  event: string
  count: number
}

/**
 * Reads the number of times that each event happened, by value of a dimension or by day.
 * @param dimension a dimension of the table `visit`, or `day`
 * @param period first and last day (in Kyiv, `2026-11-20`), both included
 * @param touch attribution model; ignored unless `hasCampaignTouch(dimension)`
 * @param hasTests true if the report includes events of the clinic's test links
 */
export async function readVisitReport(
  db: Db,
  dimension: string,
  period: { from: string; to: string },
  touch: AttributionModel = 'last',
  hasTests = false,
): Promise<VisitReportRow[]> {
  const isByDay = dimension === 'day'
  const keyColumn = isByDay ? 'day' : 'value'
  const rows = await db
    .selectFrom('visit')
    .select((eb) => [eb.ref(keyColumn).as('key'), 'event', eb.fn.sum<number>('count').as('count')])
    // Every event is counted under exactly one language, so the sum over the languages is the
    // number of all events.
    .where('dimension', '=', isByDay ? 'language' : dimension)
    .where('touch', '=', hasCampaignTouch(dimension) ? touch : '')
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .groupBy([keyColumn, 'event'])
    .execute()
  return rows
    .filter(({ event }) => hasTests || !event.startsWith(testEventPrefix))
    .map((row) => ({ ...row, event: row.event.replace(testEventPrefix, '') }))
}
