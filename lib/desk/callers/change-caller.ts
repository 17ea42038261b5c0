import { isPostgres } from '#lib/database/postgres'
import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { findCaller, isLeadNumber, type Caller } from '#lib/desk/callers/caller'
import { readCallerHistory, type LeadEvent } from '#lib/desk/callers/caller-history'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import type { LeadState } from '#lib/desk/callers/lead-state'
import type { Desk } from '#lib/desk/desk'
import { retryLead, withdrawLead } from '#lib/leads/outbox/retry'

/**
 * Questions that a member of staff must answer before a change is made. A “yes” confirms only one
 * question. If a change raises several questions, the desk asks the questions one after another.
 */
export const changeQuestions = ['past', 'outsideHours', 'doubleBooked', 'claimed', 'erase'] as const
export type ChangeQuestion = (typeof changeQuestions)[number]

export type ChangeResult =
  /**
   * `event`: the id of the event that can be undone. `isRepeated`: a moment ago the same person
   * recorded the same outcome of the same leads, so this outcome is not recorded again.
   */
  | { kind: 'done'; event?: number; isRepeated?: true }
  /** Since the card was loaded, a new lead has arrived or a colleague has changed the caller. */
  | { kind: 'conflict' }
  /**
   * The change does not fit the caller. For example, the time is in the past or the lead is closed.
   */
  | { kind: 'invalid' }
  /** The outcome needs a ticked open lead, and no open lead is ticked. */
  | { kind: 'noneTicked' }
  /** No lead has the lead number, for example because the lead was erased. */
  | { kind: 'gone' }
  /**
   * The undo would restore an appointment, but another appointment already takes the doctor's time.
   */
  | { kind: 'taken' }
  /**
   * `at`: the time of the callback or appointment about which the question asks, in ISO format.
   * `isTogether`: the question `doubleBooked` is about two appointments of the same change.
   */
  | { kind: 'ask'; question: ChangeQuestion; at?: string; isTogether?: true }
  | { kind: 'erased'; leads: number }

type ChangeInTransaction = (
  deskInTransaction: Desk,
  caller: Caller,
  history: readonly LeadEvent[],
) => Promise<ChangeResult>

/** Runs a change in a transaction that locks all leads with the caller's phone number. */
export async function changeCaller(
  person: Person,
  desk: Desk,
  number: number,
  change: ChangeInTransaction,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  if (!isLeadNumber(number)) return { kind: 'gone' }
  return desk.db.transaction().execute(async (db) => {
    const deskInTransaction = { ...desk, db }
    const phone = db.selectFrom('lead').select('phone').where('number', '=', number)
    // Locks all leads of the phone, because a lead can move between the callers of one phone. Rows
    // are locked in a fixed order to prevent deadlocks. In SQLite the transaction locks the whole
    // database.
    const rows = db.selectFrom('lead').select('id').where('phone', '=', phone).orderBy('number')
    if (isPostgres(desk.db)) await rows.forUpdate().execute()
    const caller = await findCaller(person, deskInTransaction, number)
    if (!caller) return { kind: 'gone' }
    return change(
      deskInTransaction,
      caller,
      await readCallerHistory(person, deskInTransaction, caller),
    )
  })
}

/**
 * Writes the new state of a lead, and ends the claim of the lead. When the lead becomes suspected
 * spam, the pending deliveries of the lead are removed from the outbox. When the lead stops being
 * suspected, the lead is delivered.
 */
export async function writeLeadState(
  person: Person,
  { db, now, channels }: Desk,
  lead: DeskLead,
  state: LeadState,
): Promise<void> {
  requireRole(person, 'reception')
  const row = {
    ...state,
    claimedBy: null,
    claimedUntil: null,
    version: lead.version + 1,
    updatedAt: now.toISOString(),
  }
  await db.updateTable('lead').set(row).where('number', '=', lead.number).execute()
  if (state.status === lead.status) return
  if (state.status === 'suspected') await withdrawLead(db, lead.id)
  else await retryLead(db, lead.id, channels, now)
}
