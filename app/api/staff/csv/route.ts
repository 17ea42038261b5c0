import { Readable } from 'node:stream'
import { NextResponse } from 'next/server'
import { privateHeaders } from '#lib/auth/responses'
import { createDeskPost } from '#lib/desk/desk-post'
import { loadDeskTexts } from '#lib/desk/desk-texts'
import { createCsvColumns } from '#lib/desk/lists/csv-columns'
import { createCsvFormat, exportLeads, jsonLinesFormat } from '#lib/desk/lists/export-leads'
import { readListQuery } from '#lib/desk/lists/sealed-search'
import { getKyivDay } from '#lib/time/kyiv-time'

/**
 * Responds with a file of all leads in the caller list with the posted filters. The file is CSV.
 * With `format=json` the file has one JSON object per line, for other programs.
 */
export const POST = createDeskPost(
  async (person, { getField, form, desk }) => {
    const { filter } = await readListQuery(Object.fromEntries(form))
    const isJson = getField('format') === 'json'
    const format = isJson
      ? jsonLinesFormat
      : createCsvFormat(createCsvColumns(await loadDeskTexts(person, desk)))
    const lines = Readable.from(exportLeads(person, desk, filter, format))
    const name = `leads-${getKyivDay(desk.now)}.${isJson ? 'json' : 'csv'}`
    const headers = {
      ...privateHeaders,
      'Content-Type': isJson ? 'application/x-ndjson' : 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    }
    return new NextResponse(Readable.toWeb(lines) as ReadableStream, { headers })
  },
  { role: 'admin' },
)
