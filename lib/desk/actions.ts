import { recordAudit } from '#lib/auth/audit'
import { requireRole } from '#lib/auth/roles'
import type { Person } from '#lib/auth/person'
import { z } from 'zod'
import { getSiteContent } from '#lib/content/current-content'
import {
  callerOf,
  claimMs,
  closeReasons,
  eventsOf,
  isClaimed,
  isNumber,
  isOpen,
  latestOutcome,
  nothingAgreed,
  stateColumns,
  visitKinds,
  type Caller,
  type Desk,
  type DeskLead,
  type EventDetail,
  type LeadEvent,
  type LeadState,
} from '#lib/desk/caller'
import { cutText, cleanVisibleText } from '#lib/text/clean-text'
import { eraseLeads } from '#lib/leads/erasure'
import { retryLead, withdrawLead } from '#lib/leads/outbox/retry'
import { openStore } from '#lib/database/open'
import { isPostgres } from '#lib/database/postgres'
import { toSearchText } from '#lib/leads/lead-search'
import type { Db } from '#lib/database/tables'
import { addDays, findKyivTime, getKyivDay } from '#lib/time/kyiv-time'
import { getOpeningSpans, type OpeningHours } from '#lib/time/next-call'
import { isOpenAt, countOpeningMinutes } from '#lib/time/opening-minutes'
import { addMilliseconds } from '#lib/time/add-milliseconds'

/** As forms have it, on a clock of Kyiv: `2026-11-23T09:00`. */
const time = z
  .string()
  .transform((text) => findKyivTime(text.slice(0, 10), text.slice(11))?.toISOString())
  .pipe(z.string())
const of = z.preprocess((given) => [given].flat(), z.array(z.coerce.number()))
const doctor = z
  .string()
  .transform((given) => getSiteContent().doctors.find(({ id }) => id === given)?.id ?? null)

/**
 * What became of a call, as forms say it, by the names of columns. `noAnswer` and `later` are of the person: of every open
 * lead; `booked`, `closed`, `cancelled` (a visit) and `reopened` are of the leads chosen by their numbers, `spam` of all
 * that are open, `notSpam` of all suspected.
 */
export const actions = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['noAnswer', 'spam', 'notSpam']) }),
  z.object({ kind: z.literal('later'), dueAt: time }),
  z.object({
    kind: z.literal('booked'),
    appointmentAt: time,
    appointmentKind: z.enum(visitKinds),
    appointmentDoctor: doctor,
    of,
  }),
  z.object({ kind: z.literal('closed'), reason: z.enum(closeReasons), of }),
  z.object({ kind: z.enum(['cancelled', 'reopened']), of }),
])
export type Action = z.output<typeof actions>

export const changes = z.discriminatedUnion('kind', [
  actions,
  z.object({ kind: z.literal('note') }),
  z.object({ kind: z.literal('claim') }),
  z.object({ kind: z.literal('release') }),
  z.object({ kind: z.literal('undo'), event: z.coerce.number() }),
  z.object({ kind: z.literal('erase') }),
])

type Question = 'outsideHours' | 'doubleBooked' | 'claimed' | 'erase'

/**
 * What became of a change. `conflict`: somebody has changed something meanwhile; `invalid`: what was given cannot be;
 * `gone`: no lead has the number (any more); `ask`: the `question`. `event` can be undone.
 */
export type ChangeResult = {
  kind: 'done' | 'conflict' | 'invalid' | 'gone' | 'ask' | 'erased'
  event?: number
  question?: Question
  leads?: number
}

const hourMs = 3_600_000
const maxLaterMs = 365 * 24 * hourMs
/** The same note of the same person within this time is one press that came twice. */
const twiceMs = 60_000
/** Visits to one doctor that begin closer to each other are in each other's way. */
const visitMs = hourMs / 2

type Change = (
  inTransaction: Desk,
  caller: Caller,
  events: readonly LeadEvent[],
) => Promise<ChangeResult>

/** Changes what is kept of a caller in a transaction in which nobody else changes it. */
async function changeCaller(
  person: Person,
  given: Desk,
  number: number,
  change: Change,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  if (!isNumber(number)) return { kind: 'gone' }
  return given.db.transaction().execute(async (db) => {
    const desk = { ...given, db }
    const found = db.selectFrom('lead').select('caller').where('number', '=', number)
    // In one order, so that two people do not wait for each other; SQLite's transactions have the database to themselves.
    const rows = db.selectFrom('lead').select('id').where('caller', '=', found).orderBy('number')
    if (isPostgres(given.db)) await rows.forUpdate().execute()
    const caller = await callerOf(desk, number)
    return caller ? change(desk, caller, await eventsOf(db, caller)) : { kind: 'gone' }
  })
}

/**
 * Records what became of a call. Another `version` than the person saw of the caller is a `conflict`, unless it is of this
 * press once more; `isSure`: what would be asked about was answered with yes.
 */
export function act(
  person: Person,
  given: Desk,
  number: number,
  version: number,
  action: Action,
  isSure: boolean,
) {
  return changeCaller(person, given, number, async (desk, caller, events) => {
    if (caller.version !== version) {
      const latest = latestOutcome(events)
      const isTwice =
        latest?.staffId === person.id &&
        latest.action === action.kind &&
        latest.detail.seen === version
      return isTwice ? { kind: 'done', event: latest.id } : { kind: 'conflict' }
    }
    const at = timeOf(action)
    const ahead = at ? at.getTime() - desk.now.getTime() : 1
    if (!(ahead > 0 && ahead <= maxLaterMs)) return { kind: 'invalid' }
    const question = isSure || !at ? null : await questionOf(desk.db, action, at)
    if (question) return { kind: 'ask', question }
    const changed = chosen(caller, action).map(
      (lead) => [lead, nextState(person, desk.now, lead, action)] as const,
    )
    const [first] = changed
    if (!first) return { kind: 'invalid' }
    const before = Object.fromEntries(changed.map(([lead]) => [lead.number, stateOf(lead)]))
    for (const [lead, state] of changed) await writeState(desk, lead, state)
    const [about, { status, dueAt, reason, appointmentAt }] = first
    const details = {
      before,
      seen: version,
      ...(status === about.status && { dueAt, reason, appointmentAt }),
    }
    return { kind: 'done', event: await addEvent(person, desk, about, action.kind, details) }
  })
}

const timeOf = (action: Action) =>
  'dueAt' in action
    ? new Date(action.dueAt)
    : 'appointmentAt' in action
      ? new Date(action.appointmentAt)
      : null

async function questionOf(db: Db, action: Action, at: Date): Promise<Question | null> {
  if (action.kind === 'booked' && action.appointmentDoctor !== null) {
    const booked = db.selectFrom('lead').select('number').where('deskStatus', '=', 'booked')
    const others = booked
      .where('appointmentDoctor', '=', action.appointmentDoctor)
      .where('appointmentAt', '>', addMilliseconds(at, -visitMs))
    const taken = await others.where('appointmentAt', '<', addMilliseconds(at, visitMs)).execute()
    if (taken.some(({ number }) => !action.of.includes(number))) return 'doubleBooked'
  }
  return isOpenAt(at, getSiteContent().clinic.hours) ? null : 'outsideHours'
}

/** The leads that an action is about; what was ordered twice is settled together. */
function chosen({ leads, open }: Caller, action: Action): readonly DeskLead[] {
  if (action.kind === 'notSpam') return leads.filter(({ status }) => status === 'suspected')
  if (!('of' in action)) return open
  const named = leads.filter(({ number, status }) => status === 'new' && action.of.includes(number))
  if (action.kind === 'cancelled' || action.kind === 'reopened')
    return named.filter((lead) => !isOpen(lead))
  const isOfPerson =
    action.kind === 'closed' && ['unreachable', 'wrongNumber'].includes(action.reason)
  const isMeant = (lead: DeskLead) => isOfPerson || named.some(({ order }) => order === lead.order)
  return [...new Set([...named, ...open.filter(isMeant)])]
}

const stateOf = (lead: LeadState) =>
  Object.fromEntries(stateColumns.map((name) => [name, lead[name]])) as LeadState

function nextState(person: Person, now: Date, lead: DeskLead, action: Action): LeadState {
  const { kind } = action
  if (kind === 'spam' || kind === 'notSpam')
    return stateOf({ ...lead, status: kind === 'spam' ? 'suspected' : 'new' })
  const free = { ...lead, ...nothingAgreed }
  if (kind === 'cancelled' || kind === 'reopened') return stateOf({ ...free, deskStatus: 'new' })
  const again = { attempts: lead.attempts + 1, dueAt: addMilliseconds(now, hourMs) }
  const agreed = kind === 'noAnswer' ? again : action
  return stateOf({ ...free, ...firstCall(person, now, lead), ...agreed, deskStatus: kind })
}

/** The first call was when the person claimed the caller for it, otherwise now. */
function firstCall(
  person: Person,
  now: Date,
  lead: DeskLead,
): Pick<LeadState, 'firstCallAt' | 'firstCallMinutes'> {
  const { firstCallAt, firstCallMinutes, createdAt, claimedBy, claimedUntil } = lead
  if (firstCallAt !== null) return { firstCallAt, firstCallMinutes }
  const isMine = claimedBy === person.id && claimedUntil !== null && isClaimed(lead, now)
  const at = isMine
    ? new Date(Math.max(Date.parse(claimedUntil) - claimMs, Date.parse(createdAt)))
    : now
  const minutes = countOpeningMinutes(new Date(createdAt), at, getSiteContent().clinic.hours)
  return { firstCallAt: at.toISOString(), firstCallMinutes: minutes }
}

/** Writes how a lead stands now; ends whoever's claim. What becomes suspected is held back, and what no longer is delivered. */
async function writeState(
  { db, now, channels }: Desk,
  lead: DeskLead,
  state: LeadState,
): Promise<void> {
  const row = {
    ...state,
    claimedBy: null,
    claimedUntil: null,
    version: lead.version + 1,
    updatedAt: now.toISOString(),
  }
  await db.updateTable('lead').set(row).where('number', '=', lead.number).execute()
  if (state.status === lead.status) return
  await (state.status === 'suspected'
    ? withdrawLead(db, lead.id)
    : retryLead(db, lead.id, channels, now))
}

async function addEvent(
  person: Person,
  { db, now }: Desk,
  lead: DeskLead,
  action: string,
  detail: EventDetail = {},
) {
  const event = {
    leadId: lead.id,
    at: now.toISOString(),
    staffId: person.id,
    action,
    detail: JSON.stringify(detail),
  }
  const { id } = await db
    .insertInto('leadEvent')
    .values(event)
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(db, person, action, lead.number)
  return id
}

/** Restores what an action replaced, whoever did it; a `conflict` when it is no longer the latest. */
export function undo(
  person: Person,
  given: Desk,
  number: number,
  event: number,
): Promise<ChangeResult> {
  return changeCaller(person, given, number, async (desk, caller, events) => {
    const latest = latestOutcome(events)
    // Pressed twice.
    if (events[0]?.detail.undoes === event && events[0].staffId === person.id)
      return { kind: 'done' }
    if (latest?.id !== event) return { kind: 'conflict' }
    for (const lead of caller.leads) {
      const state = latest.detail.before?.[lead.number]
      if (state) await writeState(desk, lead, state)
    }
    await addEvent(person, desk, caller.lead, 'undo', { undoes: event, undone: latest.action })
    return { kind: 'done' }
  })
}

/**
 * Says that a person is calling, for ten minutes, or (`release`) is not after all; asks first while another is. Not a new
 * version: what the person who calls has seen before is not out of date by it.
 */
export function claim(
  person: Person,
  given: Desk,
  number: number,
  action: 'claim' | 'release',
  isSure: boolean,
) {
  return changeCaller(person, given, number, async (desk, caller) => {
    if (!isSure && caller.claim !== null && caller.claim.by !== person.id)
      return { kind: 'ask', question: 'claimed' }
    const claimedUntil = addMilliseconds(desk.now, claimMs)
    const set =
      action === 'claim'
        ? { claimedBy: person.id, claimedUntil }
        : { claimedBy: null, claimedUntil: null }
    await desk.db.updateTable('lead').set(set).where('caller', '=', caller.lead.caller).execute()
    await addEvent(person, desk, caller.lead, action)
    return { kind: 'done' }
  })
}

export const maxNote = 1000

/** Adds a note to the history of a caller, who is found by its words too; `invalid` when nothing of it can be seen. */
export function note(
  person: Person,
  given: Desk,
  number: number,
  text: string,
): Promise<ChangeResult> {
  return changeCaller(person, given, number, async (desk, { lead }, events) => {
    const clean = cutText(cleanVisibleText(text), maxNote)
    if (clean === '') return { kind: 'invalid' }
    const latest = events.find(
      ({ staffId, detail }) => staffId === person.id && detail.note === clean,
    )
    if (latest && desk.now.getTime() - Date.parse(latest.at) < twiceMs) return { kind: 'done' }
    await addEvent(person, desk, lead, 'note', { note: clean })
    const search = toSearchText(lead, [clean, ...events.flatMap(({ detail }) => detail.note ?? [])])
    await desk.db.updateTable('lead').set({ search }).where('number', '=', lead.number).execute()
    return { kind: 'done' }
  })
}

export function noteAdded(person: Person, given: Desk, number: number): Promise<ChangeResult> {
  return changeCaller(person, given, number, async (desk, { lead }) => {
    await addEvent(person, desk, lead, 'added')
    return { kind: 'done' }
  })
}

/** Erases everything of a caller for good, after asking, and leaves a proof. */
export async function erase(
  person: Person,
  desk: Desk,
  number: number,
  isSure: boolean,
): Promise<ChangeResult> {
  requireRole(person, 'admin')
  const { db, folder, now } = desk
  const { leads = [], lead } = (await callerOf(desk, number)) ?? {}
  if (!lead) return { kind: 'gone' }
  if (!isSure) return { kind: 'ask', question: 'erase' }
  // Noted before it is done: what cannot be noted is not erased.
  for (const each of leads) await recordAudit(db, person, 'erase', each.number)
  const erased = leads.length === 1 ? lead : { phone: lead.phone }
  if (folder === null) return { kind: 'erased', leads: await eraseLeads(db, erased, now) }
  // VACUUM takes long: visitors must not wait behind it for the server's one connection.
  const store = await openStore({ folder })
  return eraseLeads(store.database, erased, now)
    .then((count) => ({ kind: 'erased', leads: count }) as const)
    .finally(() => store.close())
}

/** When a callback is offered, of the times that lie ahead in opening hours: in an hour, late today, twice the next day. */
export function laterTimes(now: Date, hours: OpeningHours = getSiteContent().clinic.hours): Date[] {
  const day = (ahead: number) => addDays(getKyivDay(now), ahead)
  const openDays = [1, 2, 3, 4, 5, 6, 7]
    .map(day)
    .filter((each) => getOpeningSpans(each, hours).length > 0)
  const [next = day(1)] = openDays
  const [{ opens } = { opens: '' }] = getOpeningSpans(next, hours)
  const usual = [
    findKyivTime(day(0), '17:00'),
    findKyivTime(next, opens),
    findKyivTime(next, '14:00'),
  ]
  const times = [new Date(Math.ceil((now.getTime() + hourMs) / 60_000) * 60_000), ...usual]
  return times.filter((time) => time !== null).filter((time) => time > now && isOpenAt(time, hours))
}
