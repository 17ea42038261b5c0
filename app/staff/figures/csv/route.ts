import { figuresCsv } from '#lib/leads/desk/figures'
import { readFigures } from '#lib/staff/figures/read-figures'
import { requireStaff } from '#lib/staff/require-staff'
import { attachment } from '#lib/staff/responses'

/** Figures as CSV, by day with `table=day`, otherwise by what the query breaks them down by: only counts, nobody's data. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const { days, rows, by, period } = await readFigures(await requireStaff(), query)
  const dimension = query['table'] === 'day' ? 'day' : by
  const csv = figuresCsv(dimension === 'day' ? days : rows, dimension)
  return attachment(csv, `${dimension}-${period.from}-${period.to}.csv`, 'text/csv; charset=utf-8')
}
