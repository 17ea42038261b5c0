import { oneOf, readArgs, runCommandLine, runNamed, UsageError } from '#lib/command-line'
import { acceptedTexts } from '#lib/leads/consent'
import { noticeChannels } from '#lib/leads/channels/channel'
import { channels as openChannels } from '#lib/leads/channels/registry'
import { type Lead, fromLeadRow, numberedLeadColumns } from '#lib/leads/lead'
import { countRows } from '#lib/database/count-rows'
import type { Db, Tables } from '#lib/database/tables'
import { formatPhone, isWholePhone, restOfPhone, toE164, toNationalDigits } from '#lib/leads/phone'
import { attributionCells, flatten, toCsv } from '#lib/leads/csv'
import { eraseLeads } from '#lib/leads/erasure'
import {
  deliveriesOf,
  releaseLead,
  retryDeadLetters,
  retryLead,
} from '#lib/leads/outbox/deliveries'
import { openExistingStore } from '#lib/database/open'
import { toOneLine, toTerminalText } from '#lib/text/to-one-line'
import { formatKyivTime, getKyivDayStart } from '#lib/time/kyiv-time'

const maxListed = 50

const leadStates = ['new', 'suspected', 'pending', 'delivered', 'dead'] as const

const usage = `Leads of the site, for the clinic's staff. Works while the site runs; the desk (/staff) does more.
A lead is named by its number. Times and days are Kyiv's.

  list     the newest ${maxListed} leads, one line each
             npm run leads -- list
             npm run leads -- list --from 2026-11-01 --to 2026-11-30 --status suspected
             statuses: ${leadStates.join(', ')}
  show     all that is known of one lead
             npm run leads -- show 1284
  export   whole leads for a spreadsheet, or for programs with --format json
             npm run -s leads -- export --from 2026-11-01 --to 2026-11-30 > leads.csv
  release  deliver what only looked like spam
             npm run leads -- release 1284 1286
  retry    deliver again what was given up
             npm run leads -- retry 1284
             npm run leads -- retry --all-dead
  erase    erase for good, when a person asks for it or a lead is not one; answer whether it was done
             npm run leads -- erase --phone "067 123 45 67" --yes
             npm run leads -- erase 1284 --yes`

export type Cli = { db: Db; channels: readonly string[] }

export async function runCommand(cli: Cli, args: string[]): Promise<string> {
  return runNamed({ list, show, export: exportLeads, release, retry, erase }, cli, args, usage)
}

const filterOptions = {
  from: { type: 'string' },
  to: { type: 'string' },
  status: { type: 'string' },
} as const

async function list({ db }: Cli, args: string[]): Promise<string> {
  const filter = readArgs(args, filterOptions).values
  const leads = (await newest(db, filter).limit(maxListed).execute()).map(fromLeadRow)
  if (leads.length === 0) return 'No leads.'
  const ids = leads.map(({ id }) => id)
  const deliveries = Map.groupBy(await deliveriesOf(db, ids), ({ leadId }) => leadId)
  const lines = leads.map((lead) => {
    const states = [lead, ...(deliveries.get(lead.id) ?? [])].map(({ status }) => status)
    const worst = Object.entries(stateLabels).find(([state]) => states.includes(state))
    const [time, phone] = [formatKyivTime(new Date(lead.createdAt)), formatPhone(lead.phone)]
    const parts = [
      lead.number,
      time,
      phone,
      lead.name,
      lead.order ?? 'consultation',
      `(${lead.language})`,
    ]
    return toOneLine([...parts, ...(worst ? [`[${worst[1]}]`] : [])].join('  '))
  })
  const more = (await countRows(filterLeads(db, filter))) - leads.length
  return [...lines, ...(more > 0 ? [`… and ${leadCount(more)} more: use export`] : [])].join('\n')
}

async function show({ db }: Cli, args: string[]): Promise<string> {
  const lead = await leadOf(db, readArgs(args, {}).positionals[0])
  const deliveries = await deliveriesOf(db, [lead.id])
  const texts = acceptedTexts(lead)
  const lines = [
    ...Object.entries(flatten(lead)).map(([name, value]) => toOneLine(`${name}: ${value ?? ''}`)),
    `accepted text${texts ? ` (${texts.version}): ${texts.sentence}` : ': not on record'}`,
    ...(texts?.documents ?? []).map(
      ({ file, hash }) => `accepted document: ${file}, SHA-256 ${hash}`,
    ),
    ...(deliveries.length > 0
      ? deliveries.map(formatDelivery)
      : ['delivery: none, the lead is kept here only']),
  ]
  return toTerminalText(lines.join('\n'))
}

async function exportLeads({ db }: Cli, args: string[]): Promise<string> {
  const { values } = readArgs(args, {
    ...filterOptions,
    format: { type: 'string', default: 'csv' },
  })
  const format = oneOf(['csv', 'json'], 'format', values.format)
  const leads = (await newest(db, values).execute()).map(fromLeadRow)
  // Read by programs, which need every character: CSV and JSON keep it in its place.
  if (format === 'json') return JSON.stringify(leads, null, 2)
  const rows = leads.map(attributionCells)
  return toCsv(rows, [...new Set(rows.flatMap(Object.keys))]).trimEnd()
}

async function release({ db, channels }: Cli, args: string[]): Promise<string> {
  const [first, ...others] = readArgs(args, {}).positionals
  // None when one is mistyped.
  const leads = await Promise.all([first, ...others].map((typed) => leadOf(db, typed)))
  const wrong = leads.find(({ status }) => status !== 'suspected')
  if (wrong)
    throw new UsageError(`Lead ${wrong.number} is not suspected as spam; "retry" delivers again.`)
  for (const { id } of leads) await releaseLead(db, id, channels, new Date())
  return `No longer suspected as spam, ${channels.length > 0 ? 'on the way' : keptHere}: ${leadCount(leads.length)}.`
}

const keptHere = 'kept here: no provider or mail server is set'

async function retry({ db, channels }: Cli, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, { 'all-dead': { type: 'boolean' } })
  if (values['all-dead']) {
    if (positionals.length > 0)
      throw new UsageError('Either a lead’s number or --all-dead, not both')
    const count = await retryDeadLetters(db, new Date())
    return count > 0
      ? `${count} given-up deliveries are being tried again.`
      : 'Nothing was given up.'
  }
  const { id, number, status } = await leadOf(db, positionals[0])
  if (status === 'suspected')
    throw new UsageError(`Lead ${number} looks like spam; "release ${number}" delivers it.`)
  const waiting = await db
    .transaction()
    .execute((again) => retryLead(again, id, channels, new Date()))
  const without = channels.length > 0 ? 'was delivered already' : `is ${keptHere}`
  return `Lead ${number} ${waiting > 0 ? 'is being delivered' : without}.`
}

async function erase({ db }: Cli, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, {
    phone: { type: 'string' },
    yes: { type: 'boolean' },
  })
  if (values.phone === undefined) {
    const lead = await leadOf(db, positionals[0])
    if (!values.yes) throw new UsageError('Add --yes to erase this lead for good.')
    return erased(await eraseLeads(db, lead, new Date()))
  }
  const phone = toE164(toNationalDigits(values.phone))
  if (positionals.length > 0 || !isWholePhone(phone) || restOfPhone(values.phone) !== '')
    throw new UsageError('--phone needs one whole number, in quotes, such as "067 123 45 67"')
  const found = await countRows(db.selectFrom('lead').where('phone', '=', phone))
  if (found === 0) return 'Nothing to erase: no lead has this phone.'
  if (!values.yes)
    throw new UsageError(`${leadCount(found)} with this phone. Add --yes to erase for good.`)
  return erased(await eraseLeads(db, { phone }, new Date()))
}

function erased(leads: number): string {
  return `Erased for good: ${leadCount(leads)}, with deliveries.\nBackups, the mailbox and the provider keep their own copies: erase them there.`
}

/** Typed after options; days both included. `delivered`: reached somebody; `pending`, `dead`: any delivery is. */
type LeadFilter = { [option in keyof typeof filterOptions]?: string | undefined }

function filterLeads(db: Db, { from, to, status }: LeadFilter) {
  for (const [option, day] of Object.entries({ from, to }))
    if (day !== undefined && !getKyivDayStart(day))
      throw new UsageError(`--${option} ${day}: not a day such as 2026-11-01`)
  let query = db.selectFrom('lead')
  if (from !== undefined) query = query.where('day', '>=', from)
  if (to !== undefined) query = query.where('day', '<=', to)
  if (status === undefined) return query
  const state = oneOf(leadStates, 'status', status)
  if (state === 'new' || state === 'suspected') return query.where('status', '=', state)
  const deliveries = db.selectFrom('delivery').select('leadId').where('status', '=', state)
  // A notice carries nobody's name.
  const others =
    state === 'delivered' ? deliveries.where('channel', 'not in', noticeChannels) : deliveries
  return query.where('id', 'in', others)
}

const newest = (db: Db, filter: LeadFilter) =>
  filterLeads(db, filter)
    .select(numberedLeadColumns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')

async function leadOf(db: Db, typed: string | undefined): Promise<Lead & { number: number }> {
  if (typed === undefined)
    throw new UsageError('Which lead? Type its number as the list shows it, such as 1284')
  const leads = db.selectFrom('lead').select(numberedLeadColumns)
  const row =
    /^\d{1,7}$/.test(typed) && (await leads.where('number', '=', Number(typed)).executeTakeFirst())
  if (!row) throw new UsageError(`No lead with the number ${typed}`)
  return { ...fromLeadRow(row), number: row.number }
}

/** Of a lead and of its deliveries, the worst first. */
const stateLabels: Readonly<Record<string, string>> = {
  suspected: 'suspected spam: not sent to anybody',
  dead: 'NOT DELIVERED, given up',
  pending: 'being delivered',
}

const leadCount = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`

function formatDelivery({
  channel,
  status,
  attempts,
  lastError,
  deliveredAt,
  nextAttemptAt,
}: Tables['delivery']) {
  const state = `delivery by ${channel}: ${stateLabels[status] ?? status}`
  const delivered = deliveredAt === null ? '' : `, ${formatKyivTime(new Date(deliveredAt))}`
  const next = status === 'pending' ? `, next try ${formatKyivTime(new Date(nextAttemptAt))}` : ''
  const answer = lastError === null ? '' : `, last answer: ${lastError}`
  return toOneLine(`${state}${delivered}${next}, tries: ${attempts}${answer}`)
}

if (import.meta.main)
  await runCommandLine(usage, async (args) => {
    const store = await openExistingStore()
    const channels = openChannels.map(({ name }) => name)
    return runCommand({ db: store.database, channels }, args).finally(() => store.close())
  })
