import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import { isDoubleBooked } from '#lib/desk/appointments/double-booking'
import type { Caller } from '#lib/desk/callers/caller'
import { findUndoableEvent, recordEvent, type LeadEvent } from '#lib/desk/callers/caller-history'
import { claimMs, isClaimed } from '#lib/desk/callers/calling-rules'
import {
  changeCaller,
  writeLeadState,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import {
  clearedAgreement,
  isOpenLead,
  pickState,
  type LeadState,
} from '#lib/desk/callers/lead-state'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import type { Desk } from '#lib/desk/desk'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { countOpeningMinutes, isOpenAt } from '#lib/time/opening-minutes'

const hourMs = 3_600_000
const maxAheadMs = 365 * 24 * hourMs

/**
 * Records the outcome of a call.
 * @param version the version of the caller that the person saw; if the caller has changed since,
 * the result is `conflict`, except for a double click
 * @param isSure true when the person has answered “yes” to the question that an earlier call of
 * this function returned
 */
export async function recordCallOutcome(
  person: Person,
  desk: Desk,
  number: number,
  version: number,
  outcome: CallOutcome,
  isSure: boolean,
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    if (caller.version !== version) {
      const event = findDoubleClick(person, history, outcome, version)
      return event ? { kind: 'done', event: event.id } : { kind: 'conflict' }
    }
    const at = getTime(outcome)
    if (at && !isWithinYear(at, desk.now)) return { kind: 'invalid' }
    const question = isSure || !at ? null : await findQuestion(person, inTransaction, outcome, at)
    if (question) return { kind: 'ask', question }
    const changes = chooseLeads(caller, outcome).map((lead) => ({
      lead,
      state: createNextState(person, desk.now, lead, outcome),
    }))
    const [first] = changes
    if (!first) return { kind: 'invalid' }
    for (const { lead, state } of changes) await writeLeadState(person, inTransaction, lead, state)
    const { status, dueAt, reason, appointmentAt } = first.state
    const event = await recordEvent(person, inTransaction, first.lead, outcome.kind, {
      before: Object.fromEntries(changes.map(({ lead }) => [lead.number, pickState(lead)])),
      seen: version,
      ...(status === first.lead.status && { dueAt, reason, appointmentAt }),
    })
    return { kind: 'done', event }
  })
}

/**
 * Finds the event that the first click of a double click has recorded. Both clicks send the same
 * outcome and version.
 */
function findDoubleClick(
  person: Person,
  history: readonly LeadEvent[],
  outcome: CallOutcome,
  version: number,
): LeadEvent | null {
  const latest = findUndoableEvent(history)
  const isSame =
    latest?.staffId === person.id &&
    latest.action === outcome.kind &&
    latest.detail.seen === version
  return isSame ? latest : null
}

/** The time of the callback or appointment; null for other outcomes. */
function getTime(outcome: CallOutcome): Date | null {
  if (outcome.kind === 'later') return new Date(outcome.dueAt)
  if (outcome.kind === 'booked') return new Date(outcome.appointmentAt)
  return null
}

function isWithinYear(at: Date, now: Date): boolean {
  const aheadMs = at.getTime() - now.getTime()
  return aheadMs > 0 && aheadMs <= maxAheadMs
}

async function findQuestion(
  person: Person,
  desk: Desk,
  outcome: CallOutcome,
  at: Date,
): Promise<ChangeQuestion | null> {
  if (outcome.kind === 'booked' && outcome.appointmentDoctor !== null) {
    const doctor = outcome.appointmentDoctor
    if (await isDoubleBooked(person, desk, doctor, at, outcome.of)) return 'doubleBooked'
  }
  return isOpenAt(at, getSiteContent().clinic.hours) ? null : 'outsideHours'
}

/**
 * Chooses the leads that an outcome changes. The outcomes “booked” and “closed” also change open
 * leads that have the same order as a ticked lead.
 */
function chooseLeads({ leads, open }: Caller, outcome: CallOutcome): readonly DeskLead[] {
  if (outcome.kind === 'notSpam') return leads.filter(({ status }) => status === 'suspected')
  if (!('of' in outcome)) return open
  const ticked = leads.filter(
    ({ number, status }) => status === 'new' && outcome.of.includes(number),
  )
  if (outcome.kind === 'cancelled' || outcome.kind === 'reopened')
    return ticked.filter((lead) => !isOpenLead(lead))
  const closesAll =
    outcome.kind === 'closed' && ['unreachable', 'wrongNumber'].includes(outcome.reason)
  const orders = new Set(ticked.map(({ order }) => order))
  return [...new Set([...ticked, ...open.filter(({ order }) => closesAll || orders.has(order))])]
}

function createNextState(
  person: Person,
  now: Date,
  lead: DeskLead,
  outcome: CallOutcome,
): LeadState {
  const cleared = { ...lead, ...clearedAgreement }
  const called = { ...cleared, ...findFirstCall(person, now, lead) }
  switch (outcome.kind) {
    case 'spam':
      return pickState({ ...lead, status: 'suspected' })
    case 'notSpam':
      return pickState({ ...lead, status: 'new' })
    case 'cancelled':
    case 'reopened':
      return pickState({ ...cleared, deskStatus: 'new' })
    case 'noAnswer': {
      const attempts = lead.attempts + 1
      const dueAt = addMilliseconds(now, hourMs)
      return pickState({ ...called, deskStatus: 'noAnswer', attempts, dueAt })
    }
    case 'later':
    case 'booked':
    case 'closed':
      return pickState({ ...called, ...outcome, deskStatus: outcome.kind })
  }
}

/** The time of the first call: the time when the person claimed the caller, otherwise `now`. */
function findFirstCall(
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
