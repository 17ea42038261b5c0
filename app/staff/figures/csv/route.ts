import { toCsv } from '#lib/leads/staff/csv'
import { attachment } from '#lib/staff/attachment'
import { readFigures } from '#lib/staff/figures/read-figures'
import { figureTable, tableNames } from '#lib/staff/figures/tables'
import { requireStaff } from '#lib/staff/require-staff'

/** A table of the page Figures as CSV: counts only, nothing about anybody. */
export async function GET(request: Request): Promise<Response> {
  const person = await requireStaff()
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const name = tableNames.find((each) => each === query['table'])
  if (!name) return new Response(null, { status: 404 })
  const shown = await readFigures(person, query)
  const { columns, rows } = await figureTable(name, shown)
  const [first = '', ...counts] = columns
  const lines = rows.map((row) => ({
    [first]: row.iso ?? row.name,
    ...Object.fromEntries(counts.map((column, index) => [column, row.cells[index]?.toString() ?? null])),
  }))
  const { from, to } = shown.period
  return attachment(toCsv(lines, columns), `${name}-${from}-${to}.csv`, 'text/csv; charset=utf-8')
}
