import { readStatistics, statisticsCsv } from '#lib/desk/statistics/statistics'
import { requireStaff } from '#lib/auth/require-staff'
import { attachment } from '#lib/auth/responses'

/** Statistics as CSV, by day with `table=day`, otherwise by what the query breaks them down by: only counts, nobody's data. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { days, rows, by, period } = await readStatistics(await requireStaff(), query)
  const dimension = query['table'] === 'day' ? 'day' : by
  const csv = statisticsCsv(dimension === 'day' ? days : rows, dimension)
  return attachment(csv, `${dimension}-${period.from}-${period.to}.csv`, 'text/csv; charset=utf-8')
}
