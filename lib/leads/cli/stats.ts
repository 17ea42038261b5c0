import { addDays, kyivDay } from '#lib/time/kyiv-time'
import { oneOf, periodOptions, readArgs, toDays, toFilter, UsageError, type Command } from '#lib/leads/cli/command'
import { toCsv } from '#lib/leads/staff/csv'
import { formatTable, leadCount } from '#lib/leads/cli/format'
import { definitionsOf } from '#lib/leads/cli/stats-definitions'
import { funnel, steps, type Funnel } from '#lib/leads/staff/funnel'
import { filterLeads } from '#lib/leads/staff/lead-query'
import { countRows } from '#lib/leads/store/tables'
import { dimensions, isTouchDimension, touches, type Dimension } from '#lib/leads/visits/dimensions'

/** Days looked back on when no first day is typed. */
const defaultDays = 30
const maxRows = 100

const names = { opened: 'opened', viewed: 'viewed form', started: 'started' } as const
const unnamed: Partial<Record<Dimension, string>> = { page: '(unknown)', package: '(consultation)' }
const options = {
  ...periodOptions,
  by: { type: 'string', default: 'day' },
  touch: { type: 'string' },
  format: { type: 'string', default: 'table' },
} as const

/** Nothing is chosen when a page is opened. */
const shownSteps = (by: Dimension) => steps.filter((step) => by !== 'package' || step !== 'opened')
const headOf = (step: (typeof steps)[number]) => (step in names ? names[step as keyof typeof names] : step)

function cells(row: Funnel, by: Dimension): string[] {
  const share = row.viewed > 0 ? `${((100 * row.submitted) / row.viewed).toFixed(1)} %` : '–'
  return [row.key, ...shownSteps(by).map((step) => String(row[step])), share]
}

/** `stats --by …`: the way from a page opened to a lead delivered. */
export const stats: Command = async ({ db }, args) => {
  const { values } = readArgs(args, options)
  const by = oneOf(dimensions, 'by', values.by)
  const touch = oneOf(touches, 'touch', values.touch ?? 'last')
  if (values.touch !== undefined && !isTouchDimension(by))
    throw new UsageError(`--touch goes with --by ${dimensions.filter(isTouchDimension).join(', ')}`)
  const format = oneOf(['table', 'csv'], 'format', values.format)
  const today = kyivDay(new Date())
  const { to = today, ...typed } = toDays(values)
  if ((typed.from ?? '') > to) throw new UsageError(`--from ${typed.from} is after today, ${today}`)
  const from = typed.from ?? addDays(to, -defaultDays)
  const rows = (await funnel(db, by, touch, { from, to })).map((row) => ({
    ...row,
    key: row.key || (unnamed[by] ?? '(none)'),
  }))
  const heads = [by, ...shownSteps(by).map(headOf), 'conversion']
  if (format === 'csv') {
    const table = rows.map((row) => Object.fromEntries(cells(row, by).map((cell, index) => [heads[index] ?? '', cell])))
    return { file: toCsv(table, heads).trimEnd() }
  }
  const total: Funnel = { key: 'total', opened: 0, viewed: 0, started: 0, submitted: 0, delivered: 0 }
  for (const row of rows) for (const step of steps) total[step] += row[step]
  const shown = rows.slice(0, maxRows).map((row) => cells(row, by))
  const rest = rows.length > maxRows ? [`… and ${rows.length - maxRows} more lines, counted in the total`] : []
  const suspected = await countRows(filterLeads(db, toFilter({ from, to, status: 'suspected' })))
  return [
    `From ${from} to ${to}, both days included${isTouchDimension(by) ? `; campaigns of the ${touch} touch` : ''}:`,
    formatTable([heads, ...shown, cells(total, by)]),
    ...rest,
    `Suspected spam, in none of these figures: ${leadCount(suspected)}.`,
    '',
    ...definitionsOf(by),
  ].join('\n')
}
