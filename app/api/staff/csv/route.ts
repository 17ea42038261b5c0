import { Readable } from 'node:stream'
import { attachment } from '#lib/auth/responses'
import { csv, jsonLines } from '#lib/desk/export'
import { listQuery, tabOf, toDeskFilter } from '#lib/desk/list-query'
import { adminPost } from '#lib/desk/post'
import { csvColumns, leadWords } from '#lib/desk/words'
import { kyivDay } from '#lib/time/kyiv-time'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const

/** The leads of a list as a file: CSV for people, a JSON object a line (`format=json`) for machines. */
export const POST = adminPost(async (person, { field, desk }) => {
  const filter = await toDeskFilter(tabOf(field('tab')), listQuery(field))
  const format = field('format') === 'json' ? 'json' : 'csv'
  const columns = csvColumns(await leadWords(person, desk))
  const parts = format === 'json' ? jsonLines(person, desk, filter) : csv(person, desk, filter, columns)
  const body = Readable.toWeb(Readable.from(parts)) as ReadableStream
  return attachment(body, `leads-${kyivDay(desk.now)}.${format}`, types[format])
})
