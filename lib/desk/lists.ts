import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { content } from '#lib/content/content'
import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import {
  callColumns,
  deskLeadColumns,
  isNumber,
  laterStatuses,
  leadsOfPhones,
  toDeskLead,
  type DeskEntry,
  type DeskLead,
  type Desk,
} from '#lib/desk/entry'
import { eventsOf } from '#lib/desk/change'
import { filterEntries, type DeskFilter } from '#lib/desk/filter'
import { acceptedTexts } from '#lib/leads/consent'
import { attributionCells, attributionColumns, csvHead, csvRows } from '#lib/leads/csv'
import { wholeLength } from '#lib/leads/phone'
import { deliveriesOf } from '#lib/leads/store/deliveries'
import { countRows, type Db } from '#lib/leads/store/tables'
import { openingMinutes } from '#lib/time/opening-minutes'

/**
 * Whom to call: a lead, how many minutes of opening hours it has waited since it came or its callback was due, and the
 * phone's other leads, open ones included, newest first.
 */
export type QueueLine = DeskLead & { waitedMinutes: number; samePhone: DeskEntry[] }

const maxLeads = 500

/** Who was noted in the audit to see the queue, lately: pages renew it every 20 seconds. */
const noted = new LRUCache<string, true>({ max: 1000, ttl: 600_000 })

/**
 * Whom to call, in order: callbacks that are due, then new leads, the oldest first; `more` leads are not shown yet.
 * @param known highest number and ISO time that the person’s page has already; `fresh` and `due` count what came since
 */
export async function queue(person: Person, { db, now }: Desk, known?: { number: number; at: string }) {
  requireRole(person, 'reception')
  const rows = await waiting(db, now)
  const leads = rows.slice(0, maxLeads).map((row) => toDeskLead(row, now))
  const phones = leads.map(({ lead }) => lead.phone)
  const samePhone = await leadsOfPhones(db, phones, now)
  const lines: QueueLine[] = []
  const seen = new Set<number>()
  for (const { entry, lead } of leads) {
    if (seen.has(entry.number)) continue
    const all = samePhone.get(lead.phone) ?? []
    for (const { number } of all) seen.add(number)
    const waitedMinutes = openingMinutes(new Date(entry.dueAt ?? entry.createdAt), now, content.clinic.hours)
    lines.push({ entry, lead, waitedMinutes, samePhone: all.filter(({ number }) => number !== entry.number) })
  }
  const count = (isNew: ({ entry }: QueueLine) => boolean) => (known ? lines.filter(isNew).length : 0)
  const fresh = count(({ entry }) => entry.status === 'new' && entry.number > (known?.number ?? 0))
  const due = count(({ entry }) => entry.dueAt !== null && entry.dueAt > (known?.at ?? ''))
  if (!known || fresh + due > 0 || !noted.has(person.id)) {
    await audit(db, person, 'queue', null)
    noted.set(person.id, true)
  }
  return { lines, more: Math.max(0, rows.length - maxLeads), fresh, due }
}

async function waiting(db: Db, now: Date) {
  const leads = db.selectFrom('lead').select(deskLeadColumns).where('status', '=', 'new')
  const due = leads.where('deskStatus', 'in', laterStatuses).where('dueAt', '<=', now.toISOString()).orderBy('dueAt')
  const fresh = leads.where('deskStatus', '=', 'new').orderBy('number')
  return [...(await due.execute()), ...(await fresh.limit(2 * maxLeads).execute())]
}

const pageSize = 50

/**
 * A page (1 and up) of the leads that a filter chooses: the newest first, on the tab `later` those due first.
 * @returns also which of them did not reach a channel, by id, and whether another page follows
 */
export async function list(person: Person, { db, now }: Desk, filter: DeskFilter & { page: number }) {
  requireRole(person, 'reception')
  const page = Math.min(Math.max(1, Math.trunc(filter.page) || 1), 1_000_000)
  const ordered = filterEntries(db, filter).select(deskLeadColumns)
  const sorted = filter.tab === 'later' ? ordered.orderBy('dueAt').orderBy('number') : ordered.orderBy('number', 'desc')
  const rows = await sorted
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  const lines = rows.slice(0, pageSize).map((row) => toDeskLead(row, now))
  const deliveries = await deliveriesOf(
    db,
    lines.map(({ lead }) => lead.id),
  )
  const dead = new Set(deliveries.filter(({ status }) => status === 'dead').map(({ leadId }) => leadId))
  await audit(db, person, filter.search === undefined ? 'list' : 'search', null)
  return { lines, dead, hasMore: rows.length > pageSize }
}

/** As the queue has them: an incomplete phone may be anybody's. */
const people = sql<number>`count(DISTINCT CASE WHEN length(phone) = ${sql.lit(wholeLength)} THEN phone ELSE lead.id END)`

/** Counts for the tabs; nothing of it is about anybody, so it is not audited. */
export async function counts(person: Person, { db, now }: Desk) {
  requireRole(person, 'reception')
  const leads = db.selectFrom('lead')
  const open = leads.where('status', '=', 'new')
  const toCall = open
    .where('deskStatus', 'in', ['new', ...laterStatuses])
    .where((eb) => eb('deskStatus', '=', 'new').or('dueAt', '<=', now.toISOString()))
  return {
    queue: (await toCall.select(people.as('count')).executeTakeFirst())?.count ?? 0,
    later: await countRows(open.where('deskStatus', 'in', laterStatuses)),
    all: await countRows(leads),
  }
}

/** Everything kept of a lead, null when none has the number; `consent` null: the accepted text is not on record. */
export async function view(person: Person, { db, now }: Desk, number: number) {
  requireRole(person, 'reception')
  if (!isNumber(number)) return null
  const row = await db.selectFrom('lead').select(deskLeadColumns).where('number', '=', number).executeTakeFirst()
  if (!row) return null
  const found = toDeskLead(row, now)
  const { entry, lead } = found
  const samePhone = (await leadsOfPhones(db, [lead.phone], now)).get(lead.phone) ?? []
  await audit(db, person, 'view', number)
  return {
    ...found,
    /** Minutes of opening hours from when it came to the first call, or until now. */
    waitedMinutes: entry.firstCallMinutes ?? openingMinutes(new Date(lead.createdAt), now, content.clinic.hours),
    events: await eventsOf(db, lead.id),
    deliveries: await deliveriesOf(db, [lead.id]),
    samePhone: samePhone.filter((other) => other.number !== number),
    consent: acceptedTexts(lead),
  }
}

export type LeadView = NonNullable<Awaited<ReturnType<typeof view>>>

const step = 1000

const columns = [...new Set(['number', 'desk', ...callColumns, ...attributionColumns()])]

/**
 * All leads that a filter chooses as a CSV table, the newest first, with a column for each usual parameter of a campaign;
 * part by part, the first of which comes once the export is noted in the audit.
 * @throws Forbidden, before the first part, unless the person is an admin.
 */
export async function* csv(person: Person, { db, now }: Desk, filter: DeskFilter): AsyncGenerator<string> {
  requireRole(person, 'admin')
  await audit(db, person, 'export', null)
  yield csvHead(columns)
  for (let last = 2 ** 31 - 1; ;) {
    const page = filterEntries(db, filter)
      .select(deskLeadColumns)
      .where('number', '<', last)
      .orderBy('number', 'desc')
      .limit(step)
    const rows = await page.execute()
    const end = rows.at(-1)
    if (!end) return
    last = end.number
    const leads = rows.map((row) => toDeskLead(row, now))
    const cells = leads.map(({ entry, lead }) => ({ ...attributionCells(lead), ...deskCells(entry) }))
    yield csvRows(cells, columns)
  }
}

function deskCells(entry: DeskEntry): Record<string, string | null> {
  const cells = callColumns.map((field) => [field, entry[field]?.toString() ?? null] as const)
  return { ...Object.fromEntries(cells), desk: entry.suspected ? 'spam' : entry.status }
}
