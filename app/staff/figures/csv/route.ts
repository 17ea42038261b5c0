import { openDesk } from '#lib/leads/desk/desk'
import { figuresCsv } from '#lib/leads/desk/figures'
import { attachment } from '#lib/staff/responses'
import { readFigureQuery } from '#lib/staff/figures/read-figures'
import { requireStaff } from '#lib/staff/require-staff'

/** Figures as CSV, by day with `table=day`, otherwise by what the query breaks them down by: only counts, nobody's data. */
export async function GET(request: Request): Promise<Response> {
  const person = await requireStaff()
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const desk = await openDesk()
  const { period, by } = readFigureQuery(query, desk)
  const dimension = query['table'] === 'day' ? 'day' : by
  const csv = await figuresCsv(person, desk, period, dimension)
  return attachment(csv, `${dimension}-${period.from}-${period.to}.csv`, 'text/csv; charset=utf-8')
}
