import { filterOptions, readArgs, toFilter, UsageError, type Command } from '#lib/leads/cli/command'
import { formatLead, leadCount } from '#lib/leads/cli/format'
import { listLeads } from '#lib/leads/staff/list-leads'

const maxLimit = 5000

/** `list`: the newest leads, one line each. */
export const list: Command = async ({ db }, args) => {
  const { values } = readArgs(args, { ...filterOptions, limit: { type: 'string', default: '50' } })
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    throw new UsageError(`--limit ${values.limit}: must be a whole number from 1 to ${maxLimit}`)
  const { listed, more } = await listLeads(db, { ...toFilter(values), limit })
  if (listed.length === 0) return 'No leads.'
  const rest =
    more > 0 ? [`… and ${leadCount(more)} more: add --limit ${Math.min(limit * 4, maxLimit)}, or use export`] : []
  return [...listed.map(formatLead), ...rest].join('\n')
}
