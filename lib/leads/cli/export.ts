import { filterOptions, readArgs, toQuery, UsageError, type Command } from '#lib/leads/cli/command'
import { columns, flatten } from '#lib/leads/cli/flat-lead'
import { toCsv } from '#lib/leads/csv'
import { matching } from '#lib/leads/staff/lead-query'
import { fromRow } from '#lib/leads/store/tables'

/** `export`: whole leads for a spreadsheet or a program. */
export const exportLeads: Command = async ({ db }, args) => {
  const { values } = readArgs(args, { ...filterOptions, format: { type: 'string', default: 'csv' } })
  if (values.format !== 'csv' && values.format !== 'json')
    throw new UsageError(`--format ${values.format}: must be csv or json`)
  const query = matching(db, toQuery(values)).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  const leads = (await query.execute()).map(fromRow)
  return values.format === 'json' ? JSON.stringify(leads, null, 2) : toCsv(leads.map(flatten), columns).trimEnd()
}
