import { content } from '#lib/content/content'
import { audit } from '#lib/auth/audit'
import { requireRole, type Person } from '#lib/auth/person'
import {
  addEvent,
  changeEntry,
  eventsOf,
  latestOutcome,
  writeEntry,
  type ChangeResult,
  type LeadEvent,
  type Line,
} from '#lib/desk/change'
import {
  closeReasons,
  entryColumns,
  isNumber,
  snapshotOf,
  toEntry,
  type CloseReason,
  type DeskEntry,
  type Snapshot,
  type Desk,
} from '#lib/desk/entry'
import { cutText, visibleText } from '#lib/leads/clean-text'
import { eraseLeads } from '#lib/leads/erasure'
import { parkLead, retryLead } from '#lib/leads/store/deliveries'
import { openStore } from '#lib/leads/store/open-store'
import type { Db } from '#lib/leads/store/tables'
import { openingMinutes } from '#lib/time/opening-minutes'

/** What became of a call, or that a lead is (not) spam; each can be undone. */
const outcomes = ['noAnswer', 'later', 'booked', 'closed', 'spam', 'notSpam'] as const

export const actions = [...outcomes, 'claim', 'release', 'note', 'undo', 'tryAgain', 'hold'] as const

export const isOutcome = (action: string): boolean => outcomes.some((outcome) => outcome === action)

/** An outcome with what belongs to it. `noAnswer` comes back in an hour, `later` at its time. */
export type Action =
  | { kind: 'noAnswer' | 'booked' | 'spam' | 'notSpam' }
  | { kind: 'later'; dueAt: Date }
  | { kind: 'closed'; reason: CloseReason }

const hourMs = 3_600_000
const maxLaterMs = 365 * 24 * hourMs

/**
 * Records what became of a call. Other open leads of the same phone are closed as its duplicates; `undo` takes it back.
 * @param version of the entry that the person saw; another's gives a `conflict`.
 */
export function act(person: Person, desk: Desk, number: number, version: number, action: Action) {
  return changeEntry(person, desk, number, async (db, { entry, others }) => {
    if (entry.version !== version) return 'conflict'
    const next = toState(person, desk.now, entry, action)
    if (next === null) return 'invalid'
    const isOutcome = next.suspected === entry.suspected
    const duplicates = isOutcome ? await closeDuplicates(person, desk, db, { entry, others }) : []
    await writeEntry(db, desk, entry, next)
    await addEvent(person, desk, db, entry, action.kind, {
      before: snapshotOf(entry),
      ...(next.dueAt !== null && { dueAt: next.dueAt }),
      ...(next.reason !== null && { reason: next.reason }),
      ...(duplicates.length > 0 && { duplicates }),
    })
    return 'done'
  })
}

/** How a lead stands after an action; null when the action cannot be. */
function toState(person: Person, now: Date, entry: DeskEntry, action: Action): Snapshot | null {
  const before = snapshotOf(entry)
  if (action.kind === 'spam' || action.kind === 'notSpam') {
    const suspected = action.kind === 'spam'
    return suspected === entry.suspected ? null : { ...before, suspected }
  }
  const called = { ...before, ...firstCall(person, now, entry), dueAt: null, reason: null }
  switch (action.kind) {
    case 'noAnswer': {
      const dueAt = new Date(now.getTime() + hourMs).toISOString()
      return { ...called, status: 'noAnswer', attempts: entry.attempts + 1, dueAt }
    }
    case 'later': {
      const ahead = action.dueAt.getTime() - now.getTime()
      if (!(ahead > 0 && ahead <= maxLaterMs)) return null
      return { ...called, status: 'later', dueAt: action.dueAt.toISOString() }
    }
    case 'booked':
      return { ...called, status: 'booked' }
    case 'closed':
      return closeReasons.includes(action.reason) ? { ...called, status: 'closed', reason: action.reason } : null
  }
}

/** The first call was when the person claimed the lead for it, otherwise now. */
function firstCall(person: Person, now: Date, { firstCallAt, firstCallMinutes, createdAt, claim }: DeskEntry) {
  if (firstCallAt !== null) return { firstCallAt, firstCallMinutes }
  const at = claim?.by === person.id ? new Date(Date.parse(claim.until) - claimMs) : now
  return {
    firstCallAt: at.toISOString(),
    firstCallMinutes: openingMinutes(new Date(createdAt), at, content.clinic.hours),
  }
}

/** One person's wish is called once, and counted once. */
async function closeDuplicates(person: Person, desk: Desk, db: Db, { entry, others }: Line): Promise<number[]> {
  for (const other of others) {
    const before = snapshotOf(other)
    await writeEntry(db, desk, other, { ...before, status: 'closed', reason: 'duplicate', dueAt: null })
    await addEvent(person, desk, db, other, 'duplicate', { before, of: entry.number, reason: 'duplicate' })
  }
  return others.map(({ number }) => number)
}

/**
 * Restores what the person's latest action replaced, with the duplicates it closed, and at the next call what the action
 * before it did. A `conflict` when another person acted since, `invalid` when nothing is left to undo.
 * @param version of the entry that the person saw
 */
export function undo(person: Person, desk: Desk, number: number, version: number): Promise<ChangeResult> {
  return changeEntry(person, desk, number, async (db, { entry }) => {
    if (entry.version !== version) return 'conflict'
    const event = latestOutcome(await eventsOf(db, entry.leadId))
    if (!event) return 'invalid'
    if (event.staffId !== person.id) return 'conflict'
    await restore(person, desk, db, entry, event)
    for (const duplicate of event.detail.duplicates ?? []) {
      const row = await db.selectFrom('lead').select(entryColumns).where('number', '=', duplicate).executeTakeFirst()
      const closing = row && latestOutcome(await eventsOf(db, row.id))
      if (row && closing?.detail.of === number) await restore(person, desk, db, toEntry(row, desk.now), closing)
    }
    return 'done'
  })
}

async function restore(person: Person, desk: Desk, db: Db, entry: DeskEntry, { id, detail }: LeadEvent) {
  if (detail.before) await writeEntry(db, desk, entry, detail.before)
  await addEvent(person, desk, db, entry, 'undo', { undoes: id })
}

const claimMs = 10 * 60_000

/**
 * Says that a person is calling, for ten minutes, or (`release`) is not after all; a `conflict` while another is. Not a new
 * version: what the person who calls has seen before is not out of date by it.
 */
export function claim(person: Person, desk: Desk, number: number, action: 'claim' | 'release'): Promise<ChangeResult> {
  return changeEntry(person, desk, number, async (db, { entry }) => {
    if (entry.claim !== null && entry.claim.by !== person.id) return 'conflict'
    const until = new Date(desk.now.getTime() + claimMs).toISOString()
    const [claimedBy, claimedUntil] = action === 'claim' ? [person.id, until] : [null, null]
    await db.updateTable('lead').set({ claimedBy, claimedUntil }).where('number', '=', number).execute()
    await addEvent(person, desk, db, entry, action)
    return 'done'
  })
}

/**
 * Delivers a lead again where it has not arrived, or holds back what is under way; `invalid` when nothing is.
 * @throws Forbidden unless the person is an admin.
 */
export async function deliver(person: Person, desk: Desk, number: number, action: 'tryAgain' | 'hold') {
  requireRole(person, 'admin')
  return changeEntry(person, desk, number, async (db, { entry }) => {
    if (entry.suspected) return 'invalid'
    const count = await (action === 'hold'
      ? parkLead(db, entry.leadId)
      : retryLead(db, entry.leadId, desk.channels, desk.now))
    if (count === 0) return 'invalid'
    await addEvent(person, desk, db, entry, action)
    return 'done'
  })
}

/** Longest note, in characters; what is more is cut. */
export const maxNote = 1000

/** Adds a note to the history of a lead; `invalid` when nothing of it can be seen. */
export function note(person: Person, desk: Desk, number: number, text: string): Promise<ChangeResult> {
  return changeEntry(person, desk, number, async (db, { entry }) => {
    const clean = cutText(visibleText(text), maxNote)
    if (clean === '') return 'invalid'
    await addEvent(person, desk, db, entry, 'note', { note: clean })
    return 'done'
  })
}

/**
 * Erases a lead, or every lead of its phone, for good and leaves a proof; returns how many, 0 when no lead has the number
 * (any more).
 * @throws Forbidden unless the person is an admin.
 */
export async function erase(person: Person, { db, folder, now }: Desk, number: number, scope: 'lead' | 'phone') {
  requireRole(person, 'admin')
  if (!isNumber(number)) return 0
  const chosen = db.selectFrom('lead').select(['id', 'phone', 'number'])
  const lead = await chosen.where('number', '=', number).executeTakeFirst()
  if (!lead) return 0
  const all = scope === 'lead' ? [lead] : await chosen.where('phone', '=', lead.phone).orderBy('number').execute()
  // Noted before it is done: what cannot be noted is not erased.
  for (const each of all) await audit(db, person, 'erase', each.number)
  const erased = scope === 'lead' ? lead : { phone: lead.phone }
  if (folder === null) return eraseLeads(db, erased, now)
  // VACUUM takes long: visitors must not wait behind it for the server's one connection.
  const store = await openStore({ folder })
  return eraseLeads(store.database, erased, now).finally(() => store.close())
}
