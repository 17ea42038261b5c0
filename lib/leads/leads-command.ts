import type { SelectQueryBuilder } from 'kysely'
import {
  readArgs,
  requireOneOf,
  runCommandLine,
  runSubcommand,
  UsageError,
} from '#lib/command-line'
import { countRows } from '#lib/database/count-rows'
import { openExistingStore } from '#lib/database/open'
import type { Db, Tables } from '#lib/database/tables'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels as openChannels } from '#lib/leads/channels/registry'
import { toCampaignCells, toCsv } from '#lib/leads/csv'
import { callWindowColumns, fromLeadRow, numberedLeadColumns, type Lead } from '#lib/leads/lead'
import { releaseLead, retryDeadLetters, retryLead } from '#lib/leads/outbox/retry'
import {
  readChannelStatistics,
  readUndelivered,
  type ChannelStatistics,
  type UndeliveredLead,
} from '#lib/leads/outbox/statistics'
import { toOneLine } from '#lib/text/to-one-line'
import { formatKyivTime, getKyivDayStart } from '#lib/time/kyiv-time'

// Code of the command `npm run leads`. Its actions are not available at the desk
// (docs/reception.md).

/** Maximum number of undelivered leads that the outbox command lists. */
const maxShown = 50

const exportStatuses = ['new', 'suspected', 'pending', 'delivered', 'dead'] as const

const usage = `Leads of the site, for the clinic's staff. Works while the site runs. The desk (/staff) shows and erases leads.
A lead is named by its number. Times and days are Kyiv's.

  outbox   deliveries of each channel, and the leads that wait or were given up
             npm run leads -- outbox
  export   whole leads for a spreadsheet, or for programs with --format json
             npm run -s leads -- export --from 2026-11-01 --to 2026-11-30 > leads.csv
             npm run -s leads -- export --status suspected
             statuses: ${exportStatuses.join(', ')}
  release  deliver what only looked like spam
             npm run leads -- release 1284 1286
  retry    deliver again what was given up
             npm run leads -- retry 1284
             npm run leads -- retry --all-dead`

export type LeadsCommandContext = {
  db: Db
  /** Names of the delivery channels that the site's settings turn on. */
  channels: readonly string[]
}

/**
 * Runs the subcommand that `args` name, and returns the text to print.
 * @throws UsageError when the arguments are wrong
 */
export async function runLeadsSubcommand(
  context: LeadsCommandContext,
  args: string[],
): Promise<string> {
  return runSubcommand({ outbox, export: exportLeads, release, retry }, context, args, usage)
}

async function outbox({ db }: LeadsCommandContext, args: string[]): Promise<string> {
  readArgs(args, {})
  const statistics = await readChannelStatistics(db)
  const suspected = await countRows(db.selectFrom('lead').where('status', '=', 'suspected'))
  const undelivered = await readUndelivered(db, maxShown)
  const total = statistics.reduce((sum, { pending, dead }) => sum + pending + dead, 0)
  const lines = [
    ...(statistics.length > 0 ? statistics.map(formatStatistics) : ['No deliveries.']),
    `Suspected spam, not sent: ${countLeads(suspected)}`,
    ...undelivered.map(formatUndelivered),
    ...(total > undelivered.length
      ? [`… and ${total - undelivered.length} more: use export --status pending or dead`]
      : []),
  ]
  return lines.map(toOneLine).join('\n')
}

/**
 * Formats the numbers of a channel: `smtp: 2 waiting, 1 given up, 120 delivered, oldest undelivered
 * since 20.11.2026 12:00`
 */
function formatStatistics(statistics: ChannelStatistics): string {
  const { channel, pending, dead, delivered, oldest } = statistics
  const counts = `${channel}: ${pending} waiting, ${dead} given up, ${delivered} delivered`
  return oldest === null
    ? counts
    : `${counts}, oldest undelivered since ${formatKyivTime(new Date(oldest))}`
}

/**
 * Formats an undelivered lead: `1284  smtp  given up  since 20.11.2026 12:00  tries: 12  last
 * answer: HTTP 500`
 */
function formatUndelivered(delivery: UndeliveredLead): string {
  const { number, channel, status, attempts, createdAt, nextAttemptAt, lastError } = delivery
  const next = `next try ${formatKyivTime(new Date(nextAttemptAt))}`
  return [
    number,
    channel,
    status === 'dead' ? 'given up' : next,
    `since ${formatKyivTime(new Date(createdAt))}`,
    `tries: ${attempts}`,
    ...(lastError === null ? [] : [`last answer: ${lastError}`]),
  ].join('  ')
}

async function exportLeads({ db }: LeadsCommandContext, args: string[]): Promise<string> {
  const { values } = readArgs(args, {
    ...filterOptions,
    format: { type: 'string', default: 'csv' },
  })
  const format = requireOneOf(['csv', 'json'], 'format', values.format)
  const rows = await filterExport(db, values)
    .select([...numberedLeadColumns, ...callWindowColumns])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const leads = rows.map((row) => ({ ...row, ...fromLeadRow(row) }))
  // Formulas are not escaped in JSON, because spreadsheets do not open JSON.
  if (format === 'json') return JSON.stringify(leads, null, 2)
  const cells = leads.map(toCampaignCells)
  return toCsv(cells, [...new Set(cells.flatMap(Object.keys))]).trimEnd()
}

const filterOptions = {
  from: { type: 'string' },
  to: { type: 'string' },
  status: { type: 'string' },
} as const

/**
 * The options of `export` as typed on the command line. `from` and `to` are the first and the last
 * exported day.
 */
type ExportFilter = { [option in keyof typeof filterOptions]?: string | undefined }

function filterExport(
  db: Db,
  { from, to, status }: ExportFilter,
): SelectQueryBuilder<Tables, 'lead', object> {
  for (const [option, day] of Object.entries({ from, to }))
    if (day !== undefined && !getKyivDayStart(day))
      throw new UsageError(`--${option} ${day}: not a day such as 2026-11-01`)
  let query = db.selectFrom('lead')
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  if (status === undefined) return query
  const known = requireOneOf(exportStatuses, 'status', status)
  if (known === 'new' || known === 'suspected') return query.where('status', '=', known)
  const deliveries = db.selectFrom('delivery').select('leadId').where('status', '=', known)
  // A notice contains neither a name nor a phone number, so a notice does not count as a delivery.
  const counted =
    known === 'delivered' ? deliveries.where('channel', 'not in', noticeChannels) : deliveries
  return query.where('id', 'in', counted)
}

async function release({ db, channels }: LeadsCommandContext, args: string[]): Promise<string> {
  const [first, ...others] = readArgs(args, {}).positionals
  // All lead numbers are checked before the first lead is released. If one of the numbers is wrong,
  // no lead is released.
  const leads = await Promise.all([first, ...others].map((typed) => findLead(db, typed)))
  const wrong = leads.find(({ status }) => status !== 'suspected')
  if (wrong)
    throw new UsageError(`Lead ${wrong.number} is not suspected as spam; "retry" delivers again.`)
  for (const { id } of leads) await releaseLead(db, id, channels, new Date())
  const result = channels.length > 0 ? 'on the way' : keptHere
  return `No longer suspected as spam, ${result}: ${countLeads(leads.length)}.`
}

const keptHere = 'kept here: no provider or mail server is set'

async function retry({ db, channels }: LeadsCommandContext, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, { 'all-dead': { type: 'boolean' } })
  if (values['all-dead']) {
    if (positionals.length > 0)
      throw new UsageError('Either a lead’s number or --all-dead, not both')
    const count = await retryDeadLetters(db, new Date())
    return count > 0
      ? `${count} given-up deliveries are being tried again.`
      : 'Nothing was given up.'
  }
  const { id, number, status } = await findLead(db, positionals[0])
  if (status === 'suspected')
    throw new UsageError(`Lead ${number} looks like spam; "release ${number}" delivers it.`)
  const pending = await db
    .transaction()
    .execute((transaction) => retryLead(transaction, id, channels, new Date()))
  if (pending > 0) return `Lead ${number} is being delivered.`
  const reason = channels.length > 0 ? 'was delivered already' : `is ${keptHere}`
  return `Lead ${number} ${reason}.`
}

async function findLead(db: Db, typed: string | undefined): Promise<Lead & { number: number }> {
  if (typed === undefined)
    throw new UsageError('Which lead? Type its number as the desk shows it, such as 1284')
  const leads = db.selectFrom('lead').select(numberedLeadColumns)
  const isNumber = /^\d{1,7}$/.test(typed)
  const row = isNumber
    ? await leads.where('number', '=', Number(typed)).executeTakeFirst()
    : undefined
  if (!row) throw new UsageError(`No lead with the number ${typed}`)
  return { ...fromLeadRow(row), number: row.number }
}

function countLeads(count: number): string {
  return `${count} ${count === 1 ? 'lead' : 'leads'}`
}

if (import.meta.main)
  await runCommandLine(usage, async (args) => {
    const store = await openExistingStore()
    const channels = openChannels.map(({ name }) => name)
    const context = { db: store.database, channels }
    return runLeadsSubcommand(context, args).finally(() => store.close())
  })
