import { filterOptions, readArgs, toFilter, UsageError, type Command } from '#lib/leads/cli/command'
import { flatten, toCsv } from '#lib/leads/staff/csv'
import { filterLeads } from '#lib/leads/staff/lead-query'
import { fromRow, leadFields, numberedColumns } from '#lib/leads/store/tables'

/** `export`: whole leads for a spreadsheet or a program. */
export const exportLeads: Command = async ({ db }, args) => {
  const { values } = readArgs(args, { ...filterOptions, format: { type: 'string', default: 'csv' } })
  if (values.format !== 'csv' && values.format !== 'json')
    throw new UsageError(`--format ${values.format}: must be csv or json`)
  const query = filterLeads(db, toFilter(values)).select(numberedColumns)
  const leads = (await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()).map(fromRow)
  return values.format === 'json'
    ? JSON.stringify(leads, null, 2)
    : toCsv(leads.map(flatten), ['number', ...leadFields]).trimEnd()
}
