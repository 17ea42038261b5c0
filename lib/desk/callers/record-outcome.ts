import type { Person } from '#lib/auth/person'
import { requireRole } from '#lib/auth/roles'
import { getSiteContent } from '#lib/content/current-content'
import {
  findTimeQuestion,
  isAppointmentTime,
  isWithinYear,
} from '#lib/desk/appointments/appointment-time'
import { bookByName } from '#lib/desk/appointments/book-by-name'
import type { Caller } from '#lib/desk/callers/caller'
import type { LeadEvent } from '#lib/desk/callers/caller-history'
import {
  changeCaller,
  type ChangeQuestion,
  type ChangeResult,
} from '#lib/desk/callers/change-caller'
import { chooseLeads, isTickMissing } from '#lib/desk/callers/choose-leads'
import { findClaimQuestion } from '#lib/desk/callers/claim-question'
import { findChosenWindow } from '#lib/desk/callers/chosen-window'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { clearedAgreement, pickState, type LeadState } from '#lib/desk/callers/lead-state'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'
import { findRepeatedEvent, refuseOldVersion, saveChanges } from '#lib/desk/callers/save-changes'
import type { Desk } from '#lib/desk/desk'
import { claimMs, isClaimed } from '#lib/leads/claimed-lead'
import { foldName } from '#lib/leads/lead-search'
import { addMilliseconds } from '#lib/time/add-milliseconds'
import { countOpeningMinutes } from '#lib/time/opening-minutes'

const hourMs = 3_600_000

/**
 * Records the outcome of a call. If the caller has changed since `version`, the result is
 * `conflict`, except for a double click.
 * @param version the version of the caller that the member of staff saw
 * @param confirmed questions of the desk that the member of staff has answered with “yes”
 */
export async function recordCallOutcome(
  person: Person,
  desk: Desk,
  number: number,
  version: string,
  outcome: CallOutcome,
  confirmed: readonly ChangeQuestion[],
): Promise<ChangeResult> {
  requireRole(person, 'reception')
  return changeCaller(person, desk, number, async (inTransaction, caller, history) => {
    const refusal = refuseOldVersion(person, caller, history, outcome.kind, version)
    if (refusal) return refusal
    const leads = chooseLeads(caller, outcome, desk.now)
    const repeated = findRepeatedOutcome(person, desk, history, outcome, leads)
    if (repeated) return { kind: 'done', event: repeated.id, isRepeated: true }
    if (isTickMissing(caller, outcome)) return { kind: 'noneTicked' }
    const claimQuestion = findClaimQuestion(person, caller, confirmed)
    if (claimQuestion) return claimQuestion
    const bookings = outcome.kind === 'booked' ? bookByName(caller, leads, outcome) : []
    const appointments = bookings.map(({ appointment }) => appointment)
    const at = getTime(outcome)
    const isPossible = outcome.kind === 'booked' ? isAppointmentTime : isWithinYear
    if (at && !isPossible(at, desk.now)) return { kind: 'invalid' }
    const question =
      at && (await findTimeQuestion(person, inTransaction, at, appointments, confirmed))
    if (question) return question
    const changes = leads.map((lead) => {
      const booking = bookings.find((each) => each.leads.includes(lead))
      const appointmentId = booking?.appointment.id ?? lead.appointmentId
      const state = createNextState(person, desk.now, lead, outcome)
      return { lead, state: { ...state, appointmentId } }
    })
    const alsoCalled = isCallOutcome(outcome) ? listAlsoCalled(caller, leads, desk.now) : []
    const firstCalls = alsoCalled.map((lead) => {
      const state = pickState({ ...lead, ...findFirstCall(person, desk.now, lead) })
      return { lead, state }
    })
    const [first] = changes
    const detail = {
      dueAt: first?.state.dueAt ?? null,
      reason: first?.state.reason ?? null,
      ...(outcome.kind === 'booked' && { appointmentAt: outcome.appointmentAt }),
    }
    return saveChanges(person, inTransaction, {
      action: outcome.kind,
      version,
      changes: first ? [...changes, ...firstCalls] : [],
      appointments,
      detail: isSpamChange(outcome) ? {} : detail,
    })
  })
}

/**
 * Finds the same outcome of the same leads that the person recorded a moment ago. Only after `later`
 * and `noAnswer` do the leads stay open, so that the outcome can be repeated.
 */
function findRepeatedOutcome(
  person: Person,
  desk: Desk,
  history: readonly LeadEvent[],
  outcome: CallOutcome,
  leads: readonly DeskLead[],
): LeadEvent | undefined {
  if ((outcome.kind !== 'later' && outcome.kind !== 'noAnswer') || leads.length === 0)
    return undefined
  const isSame = leads.every(
    ({ deskStatus, dueAt }) =>
      deskStatus === outcome.kind && (outcome.kind !== 'later' || dueAt === outcome.dueAt),
  )
  return isSame ? findRepeatedEvent(person, desk, history, outcome.kind) : undefined
}

/** The time of the callback or the appointment; null for other outcomes. */
function getTime(outcome: CallOutcome): Date | null {
  if (outcome.kind === 'later') return new Date(outcome.dueAt)
  if (outcome.kind === 'booked') return new Date(outcome.appointmentAt)
  return null
}

const isCallOutcome = ({ kind }: CallOutcome): boolean =>
  ['noAnswer', 'later', 'booked', 'closed'].includes(kind)

/**
 * Lists the open leads that the outcome does not change, but whose person was on the phone. The
 * call is the first call of these leads too. A lead with a chosen window that has not begun is left
 * out, because staff still call at that time.
 * @param changed the leads that the outcome changes
 */
function listAlsoCalled(caller: Caller, changed: readonly DeskLead[], now: Date): DeskLead[] {
  const called = new Set(changed.map(({ name }) => foldName(name)))
  return caller.open.filter(
    (lead) =>
      lead.firstCallAt === null &&
      called.has(foldName(lead.name)) &&
      !changed.includes(lead) &&
      findChosenWindow(lead, now)?.phase !== 'ahead',
  )
}

const isSpamChange = ({ kind }: CallOutcome): boolean => kind === 'spam' || kind === 'notSpam'

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
    case 'reopened':
      // The lead is due now, so that the waiting time does not begin with the sign-up.
      return pickState({ ...cleared, deskStatus: 'later', dueAt: now.toISOString(), attempts: 0 })
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

/**
 * Returns the time of a lead's first call, and the minutes of opening hours that the person waited.
 * If no call is recorded yet, the call with the present outcome is the first. This call began when
 * the member of staff claimed the caller. Without a claim, the call began at `now`.
 *
 * The waiting time begins with the sign-up. If the visitor chose a window that has begun, the
 * waiting time begins at the end of the window. A call within the window therefore has no waiting
 * time.
 */
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
  const window = findChosenWindow(lead, at)
  const isBegun = window !== null && window.phase !== 'ahead'
  const start = new Date(isBegun ? window.endsAt : createdAt)
  const minutes = countOpeningMinutes(start, at, getSiteContent().clinic.hours)
  return { firstCallAt: at.toISOString(), firstCallMinutes: minutes }
}
