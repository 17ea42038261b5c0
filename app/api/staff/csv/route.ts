import { Readable } from 'node:stream'
import { NextResponse } from 'next/server'
import { privateHeaders } from '#lib/auth/responses'
import { csv, jsonLines } from '#lib/desk/export'
import { listQuery, tabOf, toDeskFilter } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'
import { csvColumns, leadWords } from '#lib/desk/words'
import { kyivDay } from '#lib/time/kyiv-time'

const types = { csv: 'text/csv; charset=utf-8', json: 'application/x-ndjson' } as const

/** The leads of a list as a file: CSV for people, a JSON object a line (`format=json`) for machines. */
export const POST = deskPost(async (person, { field, desk }) => {
  const filter = await toDeskFilter(tabOf(field('tab')), listQuery(field))
  const format = field('format') === 'json' ? 'json' : 'csv'
  const columns = csvColumns(await leadWords(person, desk))
  const parts = format === 'json' ? jsonLines(person, desk, filter) : csv(person, desk, filter, columns)
  const body = Readable.toWeb(Readable.from(parts)) as ReadableStream
  const disposition = `attachment; filename="leads-${kyivDay(desk.now)}.${format}"`
  const headers = { ...privateHeaders, 'Content-Type': types[format], 'Content-Disposition': disposition }
  return new NextResponse(body, { headers })
}, 'admin')
