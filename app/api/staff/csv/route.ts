import { privateHeaders } from '#lib/auth/responses'
import { Readable } from 'node:stream'
import { NextResponse } from 'next/server'
import { csv, exported, jsonLines } from '#lib/desk/export'
import { readQuery } from '#lib/desk/list-query'
import { deskPost } from '#lib/desk/post'
import { csvColumns, leadWords } from '#lib/desk/words'
import { getKyivDay } from '#lib/time/kyiv-time'

/** The leads of a list as a file: CSV for people, a JSON object a line (`format=json`) for machines. */
export const POST = deskPost(async (person, { field, form, desk }) => {
  const { filter } = await readQuery(Object.fromEntries(form))
  const isJson = field('format') === 'json'
  const format = isJson ? jsonLines : csv(csvColumns(await leadWords(person, desk)))
  const body = Readable.toWeb(
    Readable.from(exported(person, desk, filter, format)),
  ) as ReadableStream
  const name = `leads-${getKyivDay(desk.now)}.${isJson ? 'json' : 'csv'}`
  const headers = {
    ...privateHeaders,
    'Content-Type': isJson ? 'application/x-ndjson' : 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  }
  return new NextResponse(body, { headers })
}, 'admin')
