import { oneOf, readArgs, runNamed, UsageError } from '#lib/command-line'
import { acceptedTexts } from '#lib/leads/consent'
import { deskUrl, noticeChannels } from '#lib/leads/channels/channel'
import type { Lead } from '#lib/leads/lead'
import { formatPhone, isWholePhone, toE164, toNationalDigits } from '#lib/leads/phone'
import { flatten, toCsv, withAttributionColumns } from '#lib/leads/csv'
import { eraseLeads, findErasures } from '#lib/leads/erasure'
import { deliveriesOf, releaseLead, retryDeadLetters, retryLead } from '#lib/leads/store/deliveries'
import type { LeadStore } from '#lib/leads/store/lead-store'
import { countRows, fromRow, numberedColumns, type Db, type Tables } from '#lib/leads/store/tables'
import { oneLine, toTerminal } from '#lib/text/one-line'
import { afterKyivDay, kyivTime, startOfKyivDay } from '#lib/time/kyiv-time'

/** What the command filters leads by: a lead's own status, or that of a delivery. */
const leadStates = ['new', 'suspected', 'pending', 'delivered', 'parked', 'dead'] as const

export const usage = `Leads of the site, for the clinic's staff. Works while the site runs; the desk (/staff) does more.
A lead is named by its number (1284) or the beginning of its id (3f2a91bc). Times and days are Kyiv's.

  list     the newest leads, one line each
             npm run leads -- list
             npm run leads -- list --from 2026-11-01 --status suspected --limit 200
             statuses: ${leadStates.join(', ')}
  show     all that is known of one lead
             npm run leads -- show 1284
  export   whole leads for a spreadsheet, or for programs with --format json
             npm run -s leads -- export --from 2026-11-01 --to 2026-11-30 > leads.csv
  release  deliver what only looked like spam
             npm run leads -- release 3f2a91bc 77aa00bb
             npm run leads -- release --all-suspected --yes
  retry    deliver again what was given up or held back
             npm run leads -- retry 3f2a91bc
             npm run leads -- retry --all-dead
  erase    erase for good, when a person asks for it or a lead is not one; answer whether it was done
             npm run leads -- erase --phone "067 123 45 67" --yes
             npm run leads -- erase 3f2a91bc --yes
             npm run leads -- erase --check --phone "067 123 45 67"`

/** What a command works with; `channels` are the names of those that are set. */
export type Cli = { store: LeadStore; db: Db; channels: readonly string[] }

/** Runs a command line; gives text for a terminal, or what is exported. @throws UsageError when it was called wrongly. */
export async function runCommand(cli: Cli, args: string[]): Promise<string> {
  const commands = { list, show, export: exportLeads, release, retry, erase }
  return runNamed(commands, cli, args, usage)
}

const filterOptions = { from: { type: 'string' }, to: { type: 'string' }, status: { type: 'string' } } as const
const maxLimit = 5000

async function list({ db }: Cli, args: string[]): Promise<string> {
  const { values } = readArgs(args, { ...filterOptions, limit: { type: 'string', default: '50' } })
  const limit = Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    throw new UsageError(`--limit ${values.limit}: must be a whole number from 1 to ${maxLimit}`)
  const leads = (await newest(db, toFilter(values)).limit(limit).execute()).map(fromRow)
  if (leads.length === 0) return 'No leads.'
  const ids = leads.map(({ id }) => id)
  const deliveries = Map.groupBy(await deliveriesOf(db, ids), ({ leadId }) => leadId)
  const lines = leads.map((lead) => {
    const label = stateLabels[stateOf(lead.status, deliveries.get(lead.id))]
    const [time, phone, order] = [kyivTime(new Date(lead.createdAt)), formatPhone(lead.phone), lead.order]
    const parts = [shortId(lead), lead.number, time, phone, lead.name, order ?? 'consultation', `(${lead.language})`]
    return oneLine([...parts, label && `[${label}]`].filter(Boolean).join('  '))
  })
  const more = (await countRows(filterLeads(db, toFilter(values)))) - leads.length
  return [...lines, ...(more > 0 ? [`… and ${leadCount(more)} more: add --limit, or use export`] : [])].join('\n')
}

async function show(cli: Cli, args: string[]): Promise<string> {
  const lead = await leadOf(cli, readArgs(args, {}).positionals[0])
  const deliveries = await deliveriesOf(cli.db, [lead.id])
  const others = isWholePhone(lead.phone) ? await newest(cli.db, { phone: lead.phone }).execute() : []
  const texts = acceptedTexts(lead)
  const url = deskUrl(lead.number)
  const lines = [
    ...Object.entries(flatten(lead)).map(([name, value]) => oneLine(`${name}: ${value ?? ''}`)),
    ...(url === null ? [] : [`desk: ${url}`]),
    `accepted text${texts ? ` (${texts.version}): ${texts.sentence}` : ': not on record'}`,
    ...(texts?.documents ?? []).map(({ file, hash }) => `accepted document: ${file}, SHA-256 ${hash}`),
    ...(deliveries.length > 0 ? deliveries.map(formatDelivery) : ['delivery: none, the lead is kept here only']),
    ...others
      .filter(({ number }) => number !== lead.number)
      .map(({ number, createdAt }) => `same phone: ${number}  ${kyivTime(new Date(createdAt))}`),
  ]
  return toTerminal(lines.join('\n'))
}

async function exportLeads({ db }: Cli, args: string[]): Promise<string> {
  const { values } = readArgs(args, { ...filterOptions, format: { type: 'string', default: 'csv' } })
  const format = oneOf(['csv', 'json'], 'format', values.format)
  const leads = (await newest(db, toFilter(values)).execute()).map(fromRow)
  // Read by programs, which need every character: CSV and JSON keep it in its place.
  if (format === 'json') return JSON.stringify(leads, null, 2)
  const { columns, rows } = withAttributionColumns(leads)
  return toCsv(rows, columns).trimEnd()
}

async function release(cli: Cli, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, { 'all-suspected': { type: 'boolean' }, yes: { type: 'boolean' } })
  const isAll = values['all-suspected'] === true
  if (isAll && positionals.length > 0) throw new UsageError('Either leads’ numbers or --all-suspected, not both')
  const typed = positionals.length > 0 ? positionals : [undefined]
  // None when one is mistyped.
  const leads = isAll ? [] : await Promise.all(typed.map((id) => leadOf(cli, id)))
  const wrong = leads.find(({ status }) => status !== 'suspected')
  if (wrong) throw new UsageError(`Lead ${shortId(wrong)} is not suspected as spam; "retry" delivers again.`)
  const suspected = cli.db.selectFrom('lead').select('id').where('status', '=', 'suspected')
  const ids = (isAll ? await suspected.execute() : leads).map(({ id }) => id)
  if (ids.length === 0) return 'Nothing looks like spam.'
  if (isAll && !values.yes)
    throw new UsageError(`${leadCount(ids.length)} that look like spam. Look at them first; add --yes to deliver all.`)
  let released = 0
  for (const id of ids) if (await releaseLead(cli.db, id, cli.channels, new Date())) released++
  const next = cli.channels.length > 0 ? 'on the way' : 'kept here: no provider or mail server is set'
  return `No longer suspected as spam, ${next}: ${leadCount(released)}.`
}

async function retry(cli: Cli, args: string[]): Promise<string> {
  const { values, positionals } = readArgs(args, { 'all-dead': { type: 'boolean' } })
  if (values['all-dead']) {
    if (positionals.length > 0) throw new UsageError('Either a lead’s number or --all-dead, not both')
    const count = await retryDeadLetters(cli.db, new Date())
    return count > 0 ? `${count} given-up deliveries are being tried again.` : 'Nothing was given up.'
  }
  const lead = await leadOf(cli, positionals[0])
  if (lead.status === 'suspected')
    throw new UsageError(`Lead ${shortId(lead)} looks like spam; "release ${shortId(lead)}" delivers it.`)
  const again = (db: Db) => retryLead(db, lead.id, cli.channels, new Date())
  const waiting = await cli.db.transaction().execute(again)
  if (waiting > 0) return `Lead ${shortId(lead)} is being delivered.`
  return cli.channels.length > 0
    ? `Lead ${shortId(lead)} was delivered already.`
    : `Lead ${shortId(lead)} is kept here: no provider or mail server is set.`
}

async function erase(cli: Cli, args: string[]): Promise<string> {
  const options = { phone: { type: 'string' }, check: { type: 'boolean' }, yes: { type: 'boolean' } } as const
  const { values, positionals } = readArgs(args, options)
  if (values.phone === undefined) {
    if (values.check) throw new UsageError('--check needs --phone NUMBER')
    const lead = await leadOf(cli, positionals[0])
    if (!values.yes) throw new UsageError('Add --yes to erase this lead for good.')
    return erased(await eraseLeads(cli.db, lead, new Date()))
  }
  const phone = toE164(toNationalDigits(values.phone))
  if (positionals.length > 0 || !isWholePhone(phone))
    throw new UsageError('--phone needs one whole number, in quotes, such as "067 123 45 67"')
  const found = await findErasures(cli.db, phone)
  const proofs = found.erased.map((each) => `Erased ${kyivTime(new Date(each.at))}: ${leadCount(each.leads)}.`)
  if (values.check) return [...proofs, `Stored now with this phone: ${leadCount(found.present)}.`].join('\n')
  if (found.present === 0) return ['Nothing to erase: no lead has this phone.', ...proofs].join('\n')
  if (!values.yes) throw new UsageError(`${leadCount(found.present)} with this phone. Add --yes to erase for good.`)
  return erased(await eraseLeads(cli.db, { phone }, new Date()))
}

function erased(leads: number): string {
  return `Erased for good: ${leadCount(leads)}, with deliveries.\nBackups, the mailbox and the provider keep their own copies: erase them there.`
}

/** From `since` to `before`, ISO times, the latter not included; `delivered`: reached somebody; `pending`, `parked`, `dead`: any delivery is. */
type LeadFilter = {
  phone?: string
  since?: string | undefined
  before?: string | undefined
  status?: (typeof leadStates)[number] | undefined
}

function filterLeads(db: Db, { phone, since, before, status }: LeadFilter) {
  let query = db.selectFrom('lead')
  if (phone !== undefined) query = query.where('phone', '=', phone)
  if (since !== undefined) query = query.where('createdAt', '>=', since)
  if (before !== undefined) query = query.where('createdAt', '<', before)
  if (status === 'new' || status === 'suspected') return query.where('status', '=', status)
  if (status === undefined) return query
  const deliveries = db.selectFrom('delivery').select('leadId').where('status', '=', status)
  // A notice carries nobody's name.
  const others = status === 'delivered' ? deliveries.where('channel', 'not in', noticeChannels) : deliveries
  return query.where('id', 'in', others)
}

const newest = (db: Db, filter: LeadFilter) =>
  filterLeads(db, filter).select(numberedColumns).orderBy('createdAt', 'desc').orderBy('id', 'desc')

/** Days typed after options, both included. */
function toFilter({ from, to, status }: { [option in keyof typeof filterOptions]?: string | undefined }): LeadFilter {
  for (const [option, day] of Object.entries({ from, to }))
    if (day !== undefined && !startOfKyivDay(day))
      throw new UsageError(`--${option} ${day}: not a day such as 2026-11-01`)
  if (from !== undefined && to !== undefined && from > to)
    throw new UsageError(`--to ${to} is before the first day, ${from}`)
  return {
    since: from === undefined ? undefined : startOfKyivDay(from)?.toISOString(),
    before: to === undefined ? undefined : afterKyivDay(to).toISOString(),
    status: status === undefined ? undefined : oneOf(leadStates, 'status', status),
  }
}

async function leadOf({ store }: Cli, id: string | undefined): Promise<Lead> {
  if (id === undefined) throw new UsageError('Which lead? Type its number as the list shows it, such as 1284')
  const lead = await store.find(id)
  if (!lead) throw new UsageError(`No single lead with the number ${id}`)
  return lead
}

const worstFirst = ['dead', 'parked', 'pending', 'delivered'] as const

/** Where a lead stands, by the worst of its deliveries; `stored`: no channel was set. */
function stateOf(status: Lead['status'], deliveries: readonly Tables['delivery'][] = []) {
  if (status === 'suspected') return 'suspected'
  return worstFirst.find((state) => deliveries.some((delivery) => delivery.status === state)) ?? 'stored'
}

const stateLabels: Readonly<Record<string, string | undefined>> = {
  suspected: 'suspected spam: not sent to anybody',
  dead: 'NOT DELIVERED, given up',
  parked: 'on hold',
  pending: 'being delivered',
}

const shortId = ({ id }: Lead): string => id.slice(0, 8)

const leadCount = (count: number): string => `${count} ${count === 1 ? 'lead' : 'leads'}`

function formatDelivery(delivery: Tables['delivery']): string {
  const time = (iso: string | null) => (iso === null ? '' : kyivTime(new Date(iso)))
  const parts = [
    `delivery by ${delivery.channel}: ${stateLabels[delivery.status] ?? delivery.status}`,
    delivery.status === 'delivered' && time(delivery.deliveredAt),
    delivery.status === 'pending' && `next try ${time(delivery.nextAttemptAt)}`,
    `tries: ${delivery.attempts}`,
    delivery.lastError !== null && `last answer: ${delivery.lastError}`,
  ]
  return oneLine(parts.filter((part) => part !== false).join(', '))
}
