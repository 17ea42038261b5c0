import { readStatistics, statisticsTable, toStatisticsCsv } from '#lib/desk/statistics/statistics'
import { requireStaff } from '#lib/auth/require-staff'
import { attachment } from '#lib/auth/responses'

/** A table of the statistics as CSV: only counts, nobody's data. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const shown = await readStatistics(await requireStaff(), query)
  const table = statisticsTable(shown, query['table'] === 'day' ? 'day' : 'by')
  const name = `${table.by}-${shown.view.from}-${shown.view.to}.csv`
  return attachment(toStatisticsCsv(table), name, 'text/csv; charset=utf-8')
}
