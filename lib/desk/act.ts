import { clinic } from '#content/clinic'
import { changeEntry, writeEntry, type ChangeResult, type Line } from '#lib/desk/change'
import { claimMs } from '#lib/desk/claim'
import type { Desk } from '#lib/desk/desk'
import { closeReasons, type CloseReason, type DeskEntry } from '#lib/desk/entry'
import { addEvent, snapshotOf, type Snapshot } from '#lib/desk/event'
import type { Db } from '#lib/leads/store/tables'
import { openingMinutes } from '#lib/time/opening-minutes'
import type { Person } from '#lib/auth/person'

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
/** Longest time ahead that somebody may be called again. */
const maxLaterMs = 365 * 24 * hourMs

/**
 * Records what became of a call. Other open leads of the same phone are closed as its duplicates; `undo` takes it back.
 * @param version of the entry that the person saw; another's gives a `conflict`.
 */
export function act(
  person: Person,
  desk: Desk,
  number: number,
  version: number,
  action: Action,
): Promise<ChangeResult> {
  return changeEntry(desk, number, async (db, { entry, others }) => {
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
    firstCallMinutes: openingMinutes(new Date(createdAt), at, clinic.hours),
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
