import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import {
  callerOf,
  callersOf,
  eventsOf,
  isNumber,
  laterStatuses,
  readLeads,
  type Desk,
} from '#lib/desk/caller'
import { toNationalDigits } from '#lib/leads/phone'
import { readDeliveries } from '#lib/leads/outbox/deliveries'
import { countRows } from '#lib/database/count-rows'
import { deskStatuses } from '#lib/database/tables/lead'
import { isPostgres } from '#lib/database/postgres'
import { toSearchWords } from '#lib/leads/lead-search'
import type { Db, Tables } from '#lib/database/tables'
import { toAsciiDigits } from '#lib/text/digits'
import { getKyivDayEnd, getKyivDayStart } from '#lib/time/kyiv-time'

export const tabs = ['queue', 'later', 'suspected', 'all'] as const

export const filterStatuses = [...deskStatuses, 'spam'] as const

const text = z.string().min(1).max(1000).optional().catch(undefined)

/**
 * Whom a list shows; nothing of it is personal but `search`: words of a name or note, a phone or a number, which are sealed
 * in an address. `day` is Kyiv's: the promised one on the tab `later`, otherwise of the lead; `order` and `campaign` are
 * codes, the order `none` for leads without one. What makes no sense filters nothing.
 */
export const listQuery = z.object({
  tab: z.enum(tabs).catch('all'),
  status: z.enum(filterStatuses).optional().catch(undefined),
  day: text,
  order: text,
  campaign: text,
  search: text,
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
})
type ListQuery = z.output<typeof listQuery>
export type DeskFilter = { [Name in keyof ListQuery]?: ListQuery[Name] | undefined }

/** Leads that a filter chooses, without columns or order; all of them for an empty one, spam included. */
export function filterLeads(db: Db, { tab, search, status, day, order, campaign }: DeskFilter) {
  let query = db.selectFrom('lead')
  if (tab === 'later')
    query = query.where('deskStatus', 'in', laterStatuses).where('status', '=', 'new')
  if (status === 'spam' || tab === 'suspected') query = query.where('status', '=', 'suspected')
  else if (status !== undefined)
    query = query.where('deskStatus', '=', status).where('status', '=', 'new')
  const start = day === undefined ? null : getKyivDayStart(day)
  if (day !== undefined && start && tab === 'later')
    query = query
      .where('dueAt', '>=', start.toISOString())
      .where('dueAt', '<', getKyivDayEnd(day).toISOString())
  else if (day !== undefined) query = query.where('day', '=', day)
  if (order === 'none') query = query.where('order', 'is', null)
  else if (order !== undefined) query = query.where('order', '=', order)
  if (campaign !== undefined) query = query.where('campaign', '=', campaign)
  return search === undefined ? query : query.where((eb) => eb.and(searched(db, eb, search)))
}

const minDigits = 3

/** What must hold of a lead that is searched for: each word begins one of its own, digits are of its phone or its number. */
function searched(db: Db, eb: ExpressionBuilder<Tables, 'lead'>, search: string) {
  const { words, digits } = toSearchWords(search)
  const find = isPostgres(db) ? sql`strpos` : sql`instr`
  const holds = (text: string) => sql<SqlBool>`${find}(${eb.ref('search')}, ${text}) > 0`
  const conditions: Expression<SqlBool>[] = words.map(({ word, joined }) =>
    joined === undefined ? holds(` ${word}`) : eb.or([holds(` ${word}`), holds(` ${joined}`)]),
  )
  if (digits !== '') {
    const spellings = [digits, toNationalDigits(toAsciiDigits(search).replace(/[^\d+]/g, ''))]
    const phones = spellings.filter(({ length }) => length >= minDigits).map(holds)
    const number = isNumber(Number(digits)) ? Number(digits) : 0
    conditions.push(eb.or([...phones, eb('number', '=', number)]))
  }
  return conditions.length > 0 ? conditions : [eb('number', '<', 0)]
}

const pageSize = 50
const maxQueue = 500
const maxQueueLeads = 2 * maxQueue

/**
 * A page of the callers that a filter chooses. The queue has those whose callback is due before the new ones, the longest
 * waiting first; `later` is by when they are due, the others begin with the newest. `hasMore`: another page follows.
 */
export async function listCallers(person: Person, desk: Desk, filter: DeskFilter) {
  requireRole(person, 'reception')
  const isQueue = filter.tab === 'queue'
  const found = await (isQueue ? queueKeys(desk) : pageKeys(desk, filter))
  const size = isQueue ? maxQueue : pageSize
  return { lines: await callersOf(desk, found.slice(0, size)), hasMore: found.length > size }
}

const dueLeads = (db: Db, now: Date) =>
  filterLeads(db, { tab: 'later' }).where('dueAt', '<=', now.toISOString())

async function queueKeys({ db, now }: Desk): Promise<string[]> {
  const due = dueLeads(db, now).orderBy('dueAt')
  const fresh = filterLeads(db, { status: 'new' }).orderBy('number')
  const first = (leads: typeof due) => leads.select('caller').limit(maxQueueLeads).execute()
  return [...new Set([...(await first(due)), ...(await first(fresh))].map(({ caller }) => caller))]
}

async function pageKeys({ db }: Desk, filter: DeskFilter): Promise<string[]> {
  const isLater = filter.tab === 'later'
  const leads = filterLeads(db, filter).select([
    'caller',
    isLater ? 'dueAt as place' : 'number as place',
  ])
  // Found first, then grouped: SQLite would group by an index that lacks what is searched, and look up every lead.
  const callers = db
    .with(
      (name) => name('found').materialized(),
      () => leads,
    )
    .selectFrom('found')
    .select('caller')
    .groupBy('caller')
    .orderBy(({ fn }) => (isLater ? fn.min('place') : fn.max('place')), isLater ? 'asc' : 'desc')
    .limit(pageSize + 1)
    .offset(((filter.page ?? 1) - 1) * pageSize)
  return (await callers.execute()).map(({ caller }) => caller)
}

/** Counts for the tabs, of callers; nothing of it is about anybody, so it is not audited. */
export async function counts(person: Person, { db, now }: Desk) {
  requireRole(person, 'reception')
  const count = async (leads: ReturnType<typeof filterLeads>) =>
    (
      await leads
        .select((eb) => eb.fn.count<number>('caller').distinct().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const toCall = filterLeads(db, {})
    .where('status', '=', 'new')
    .where('deskStatus', 'in', ['new', ...laterStatuses])
    .where((eb) => eb.or([eb('deskStatus', '=', 'new'), eb('dueAt', '<=', now.toISOString())]))
  return {
    queue: await count(toCall),
    later: await count(filterLeads(db, { tab: 'later' })),
    suspected: await count(filterLeads(db, { tab: 'suspected' })),
  }
}

const noted = new LRUCache<string, true>({ max: 5000, ttl: 600_000 })

/** Notes in the recordAudit whom or which day somebody sees, once in ten minutes: pages renew themselves. */
async function auditView(
  person: Person,
  { db }: Desk,
  action: 'view' | 'day',
  what: string,
  number: number | null,
) {
  const key = `${person.id} ${action} ${what}`
  if (!noted.has(key)) await recordAudit(db, person, action, number)
  noted.set(key, true)
}

/** Everything kept of the caller with a lead of this number, null when none has it. */
export async function viewCaller(person: Person, desk: Desk, number: number) {
  requireRole(person, 'reception')
  const caller = await callerOf(desk, number)
  if (!caller) return null
  await auditView(person, desk, 'view', caller.lead.id, caller.lead.number)
  const ids = caller.leads.map(({ id }) => id)
  const [events, deliveries] = [await eventsOf(desk.db, caller), await readDeliveries(desk.db, ids)]
  return { ...caller, events, deliveries }
}

export type CallerView = NonNullable<Awaited<ReturnType<typeof viewCaller>>>

export async function dayOf(person: Person, desk: Desk, day: string) {
  const { db } = desk
  requireRole(person, 'reception')
  const [from, to] = [getKyivDayStart(day)?.toISOString() ?? '', getKyivDayEnd(day).toISOString()]
  const leads = db.selectFrom('lead').where('status', '=', 'new')
  const visits = leads
    .where('deskStatus', '=', 'booked')
    .where('appointmentAt', '>=', from)
    .where('appointmentAt', '<', to)
  const calls = leads
    .where('deskStatus', '=', 'later')
    .where('dueAt', '>=', from)
    .where('dueAt', '<', to)
  const found = [...(await readLeads(visits)), ...(await readLeads(calls))]
  await auditView(person, desk, 'day', day, null)
  const entries = found.map((lead) => ({ lead, at: lead.appointmentAt ?? lead.dueAt ?? '' }))
  // A caller who was promised one call is on one line.
  const lines = new Map(entries.map((entry) => [`${entry.lead.caller} ${entry.at}`, entry]))
  return [...lines.values()].sort((one, other) => one.at.localeCompare(other.at))
}

/**
 * What has happened at the desk so far: the latest lead and event, at what time; and the `count` of requests that came and
 * callbacks that fell due since a time.
 */
export async function news(
  person: Person,
  { db, now }: Desk,
  since?: { number: number; at: string },
) {
  requireRole(person, 'reception')
  const at = now.toISOString()
  const query = sql<{ number: number | null; event: number | null }>`
    SELECT (SELECT max(number) FROM lead) AS number, (SELECT max(id) FROM lead_event) AS event`
  const [last] = (await query.execute(db)).rows
  const came = db.selectFrom('lead').where('status', '=', 'new')
  const count = since
    ? (await countRows(came.where('number', '>', since.number))) +
      (await countRows(dueLeads(db, now).where('dueAt', '>', since.at)))
    : 0
  return { number: last?.number ?? 0, event: last?.event ?? 0, at, count }
}

export type News = Awaited<ReturnType<typeof news>>
