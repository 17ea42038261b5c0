import { kyivDay } from '#lib/kyiv-time'
import { readArgs, sinceOf, UsageError, type Command } from '#lib/leads/cli/command'
import { formatTable, leadCount } from '#lib/leads/cli/format'
import { dimensions, funnel, type Dimension, type Funnel } from '#lib/leads/staff/funnel'
import { countSuspected } from '#lib/leads/staff/suspected'

/** Days looked back on without `--since`. */
const defaultDays = 30
const maxRows = 100

const heads = ['viewed form', 'started', 'submitted', 'delivered', 'conversion']
const unnamed: Partial<Record<Dimension, string>> = {
  page: '(unknown)',
  utm_source: '(none)',
  package: '(consultation)',
}

function cells({ key, viewed, started, submitted, delivered }: Funnel): string[] {
  const share = viewed > 0 ? `${((100 * submitted) / viewed).toFixed(1)} %` : '–'
  return [key, ...[viewed, started, submitted, delivered].map(String), share]
}

/** `stats --by …`: the way from a form seen to a lead delivered. */
export const stats: Command = async ({ db }, args) => {
  const { values } = readArgs(args, { by: { type: 'string', default: 'day' }, since: { type: 'string' } })
  const by = dimensions.find((known) => known === values.by)
  if (!by) throw new UsageError(`--by ${values.by}: must be one of ${dimensions.join(', ')}`)
  const since = sinceOf(values.since ?? kyivDay(new Date(Date.now() - defaultDays * 86_400_000)))
  const rows = await funnel(db, by, since)
  const total = { key: 'total', viewed: 0, started: 0, submitted: 0, delivered: 0 }
  for (const row of rows)
    for (const name of ['viewed', 'started', 'submitted', 'delivered'] as const) total[name] += row[name]
  const shown = rows.slice(0, maxRows).map((row) => cells({ ...row, key: row.key || (unnamed[by] ?? '') }))
  const rest = rows.length > maxRows ? [`… and ${rows.length - maxRows} more lines, counted in the total`] : []
  const suspected = await countSuspected(db, since.toISOString())
  return [
    `Since ${kyivDay(since)}:`,
    formatTable([[by, ...heads], ...shown, cells(total)]),
    ...rest,
    `Suspected spam, in none of these figures: ${leadCount(suspected)}.`,
  ].join('\n')
}
