import { kyivDay } from '#lib/kyiv-time'
import { readArgs, sinceOf, UsageError, type Command } from '#lib/leads/cli/command'
import { leadsWord, toTable } from '#lib/leads/cli/words'
import { countSuspected } from '#lib/leads/staff/suspected'
import { dimensions, funnel, type Funnel } from '#lib/leads/staff/funnel'

/** Days looked back on without `--since`. */
const defaultDays = 30
const maxRows = 100

const heads = ['viewed form', 'started', 'submitted', 'delivered', 'conversion']
const unnamed: Partial<Record<(typeof dimensions)[number], string>> = {
  page: '(unknown)',
  utm_source: '(none)',
  package: '(consultation)',
}

function cells(key: string, { viewed, started, submitted, delivered }: Omit<Funnel, 'key'>): string[] {
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
  const sum = (name: Exclude<keyof Funnel, 'key'>) => rows.reduce((total, row) => total + row[name], 0)
  const total = {
    viewed: sum('viewed'),
    started: sum('started'),
    submitted: sum('submitted'),
    delivered: sum('delivered'),
  }
  const shown = rows.slice(0, maxRows).map((row) => cells(row.key || (unnamed[by] ?? ''), row))
  const rest = rows.length > maxRows ? [`… and ${rows.length - maxRows} more lines, counted in the total`] : []
  const suspected = await countSuspected(db, since.toISOString())
  return [
    `Since ${kyivDay(since)}:`,
    toTable([[by, ...heads], ...shown, cells('total', total)]),
    ...rest,
    `Suspected spam, in none of these figures: ${leadsWord(suspected)}.`,
  ].join('\n')
}
