import type { Selectable, SelectQueryBuilder } from 'kysely'
import { getSiteContent } from '#lib/content/current-content'
import { env } from '#lib/env'
import { channels } from '#lib/leads/channels/registry'
import { fromLeadRow, leadColumns } from '#lib/leads/lead'
import type { Db, Tables } from '#lib/database/tables'
import type { DeskStatus } from '#lib/database/tables/lead'
import { getSiteStore } from '#lib/database/open'
import { clockToleranceMs, addMilliseconds } from '#lib/time/add-milliseconds'
import { countOpeningMinutes } from '#lib/time/opening-minutes'

/** What staff work with: the store, the `folder` of the embedded one, and the channels that the settings open. */
export type Desk = Awaited<ReturnType<typeof openDesk>>

export async function openDesk() {
  const { database: db } = await getSiteStore()
  const folder = env.DATABASE_URL === undefined ? env.DATA_DIR : null
  return { db, folder, channels: channels.map(({ name }) => name), now: new Date() }
}

/** States of leads that wait until a time to be called. */
export const laterStatuses = ['noAnswer', 'later'] as const satisfies readonly DeskStatus[]

/** Within how many minutes of opening hours a lead is to be called. */
export const goalMinutes = 15

export const visitKinds = ['consultation', 'checkUp', 'programme'] as const

/** Why a lead may be closed; the first two are of the person, the others of what was asked for. */
export const closeReasons = [
  'unreachable',
  'wrongNumber',
  'declined',
  'notOffered',
  'duplicate',
  'other',
] as const

/** What an action changes of a lead, and its undoing restores; `status` says whether it looks like spam. */
export const stateColumns = [
  'status',
  'deskStatus',
  'reason',
  'attempts',
  'dueAt',
  'firstCallAt',
  'firstCallMinutes',
  'appointmentAt',
  'appointmentKind',
  'appointmentDoctor',
] as const
export type LeadState = Pick<Selectable<Tables['lead']>, (typeof stateColumns)[number]>

export const nothingAgreed = {
  dueAt: null,
  reason: null,
  appointmentAt: null,
  appointmentKind: null,
  appointmentDoctor: null,
}

const deskColumns = [
  'number',
  'caller',
  'claimedBy',
  'claimedUntil',
  'version',
  ...stateColumns,
] as const

/** Leads with what staff have done about them; times are ISO. */
export async function readLeads(leads: SelectQueryBuilder<Tables, 'lead', object>) {
  const rows = await leads.select([...leadColumns, ...deskColumns]).execute()
  return rows.map((row) => ({ ...row, ...fromLeadRow(row), number: row.number }))
}

export type DeskLead = Awaited<ReturnType<typeof readLeads>>[number]

/** Where a lead stands in one word; `spam` is suspected, and in no list but that of its own. */
export type LeadWord = DeskStatus | 'spam'
export const wordOfLead = ({ status, deskStatus }: LeadState): LeadWord =>
  status === 'suspected' ? 'spam' : deskStatus

/** Somebody is still to be called about it. */
export const isOpen = (lead: LeadState) => !['booked', 'closed', 'spam'].includes(wordOfLead(lead))

export const isBooked = (lead: LeadState) => wordOfLead(lead) === 'booked'

/** How long a claim of a caller lasts, in milliseconds. */
export const claimMs = 10 * 60_000

/** Whether a claim holds at a time; a claim made while the clock was ahead never does. */
export function isClaimed({ claimedUntil }: Pick<DeskLead, 'claimedUntil'>, now: Date): boolean {
  if (claimedUntil === null) return false
  return (
    claimedUntil > now.toISOString() &&
    claimedUntil <= addMilliseconds(now, claimMs + clockToleranceMs)
  )
}

/**
 * Somebody to call, with everything that came from the phone, newest first; `lead` is the newest, whose name and number
 * stand for all. `version` changes with whatever is done or arrives; whoever changes something names the one seen.
 */
export type Caller = ReturnType<typeof toCaller>

export function toCaller(lead: DeskLead, leads: readonly DeskLead[], now: Date) {
  const time = now.toISOString()
  const threeDaysAgo = addMilliseconds(now, -3 * 86_400_000)
  const version = leads.reduce((sum, each) => sum + each.version, 0)
  const { claimedBy = null, claimedUntil } = leads.find((each) => isClaimed(each, now)) ?? {}
  const open = leads.filter(isOpen)
  const dueAt = open.flatMap((each) => each.dueAt ?? []).sort()[0]
  const isDue = dueAt !== undefined && dueAt <= time
  const since = isDue ? dueAt : open.findLast(({ deskStatus }) => deskStatus === 'new')?.createdAt
  return {
    lead,
    leads,
    open,
    version,
    /** Who of the staff is calling (an id), and until when that is thought. */
    claim: claimedBy === null ? null : { by: claimedBy, until: claimedUntil ?? '' },
    isDue,
    /** Minutes of opening hours since something was to be done; null when nothing is. */
    waitedMinutes:
      since === undefined
        ? null
        : countOpeningMinutes(new Date(since), now, getSiteContent().clinic.hours),
    /** After five calls that nobody answered, over three days. */
    isUnreachable: open.some(
      ({ attempts, firstCallAt }) => attempts >= 5 && (firstCallAt ?? time) <= threeDaysAgo,
    ),
  }
}

export function isNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31
}

const maxLeads = 2000

export async function callersOf(
  { db, now }: Pick<Desk, 'db' | 'now'>,
  keys: readonly string[],
): Promise<Caller[]> {
  if (keys.length === 0) return []
  const leads = db
    .selectFrom('lead')
    .where('caller', 'in', keys)
    .orderBy('number', 'desc')
    .limit(maxLeads)
  const groups = Map.groupBy(await readLeads(leads), ({ caller }) => caller)
  return keys.flatMap((key) => {
    const [lead, ...others] = groups.get(key) ?? []
    return lead ? [toCaller(lead, [lead, ...others], now)] : []
  })
}

/** Who a lead's number is of; null when no lead has it (any more). */
export async function callerOf(
  desk: Pick<Desk, 'db' | 'now'>,
  number: number,
): Promise<Caller | null> {
  if (!isNumber(number)) return null
  const row = await desk.db
    .selectFrom('lead')
    .select('caller')
    .where('number', '=', number)
    .executeTakeFirst()
  const [caller = null] = row ? await callersOf(desk, [row.caller]) : []
  return caller
}

/** Details of an event; `before` is what an outcome replaced, by the numbers of the leads, at the caller's version `seen`. */
export type EventDetail = Partial<Pick<LeadState, 'dueAt' | 'reason' | 'appointmentAt'>> & {
  before?: Record<string, LeadState>
  seen?: number
  note?: string
  /** The event that was undone, and what it was. */
  undoes?: number
  undone?: string
}

/** Something done about a lead, at an ISO time; `staffId` null: by the site. */
export type LeadEvent = {
  id: number
  at: string
  staffId: string | null
  action: string
  detail: EventDetail
}

export async function eventsOf(db: Db, { leads }: Caller): Promise<LeadEvent[]> {
  const ids = leads.map(({ id }) => id)
  const events = db.selectFrom('leadEvent').where('leadId', 'in', ids).orderBy('id', 'desc')
  const rows = await events.select(['id', 'at', 'staffId', 'action', 'detail']).execute()
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(detail) as EventDetail }))
}

/** The latest event (of a history, newest first) that replaced something and was not undone: what can be undone. */
export function latestOutcome(events: readonly LeadEvent[]): LeadEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.undoes))
  return events.find(({ id, detail }) => detail.before !== undefined && !undone.has(id))
}
