import type { Caller } from '#lib/desk/callers/caller'
import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { getShownStatus } from '#lib/desk/callers/lead-state'
import type { CallOutcome } from '#lib/desk/callers/outcome-schema'

/** True for a reason that concerns the phone number, because the number reaches no person of the caller. */
const concernsPhone = (reason: string): boolean => ['unreachable', 'wrongNumber'].includes(reason)

/**
 * Chooses the leads that an outcome changes. The reasons `wrongNumber` and `unreachable` concern
 * the phone number. An outcome with one of these reasons therefore changes all open leads of a
 * caller whose leads have only one name.
 */
export function chooseLeads(caller: Caller, outcome: CallOutcome, now: Date): readonly DeskLead[] {
  const { leads, open } = caller
  const isTicked = ({ number }: DeskLead) => outcome.of.includes(number)
  const hasOneName = !hasSeveralNames(leads)
  switch (outcome.kind) {
    case 'noAnswer':
      return open.filter((lead) => hasOneName || isTicked(lead) || !isPromisedLater(lead, now))
    case 'notSpam':
      return leads.filter((lead) => lead.status === 'suspected' && (hasOneName || isTicked(lead)))
    case 'spam':
    case 'later':
      return open.filter((lead) => hasOneName || isTicked(lead))
    case 'reopened':
      return leads.filter(
        (lead) => ['closed', 'came'].includes(getShownStatus(lead)) && isTicked(lead),
      )
    case 'closed': {
      const concernsAll = concernsPhone(outcome.reason) && hasOneName
      return open.filter((lead) => isTicked(lead) || concernsAll)
    }
    case 'booked':
      return open.filter(isTicked)
  }
}

/** True for a lead whose person was promised a callback at a time to come. */
const isPromisedLater = ({ deskStatus, dueAt }: DeskLead, now: Date): boolean =>
  deskStatus === 'later' && dueAt !== null && dueAt > now.toISOString()

/**
 * True when an outcome needs a ticked open lead and no open lead is ticked. An outcome of the phone
 * number concerns all open leads of a caller with one name, so it needs no tick.
 */
export function isTickMissing({ leads, open }: Caller, outcome: CallOutcome): boolean {
  if (outcome.kind === 'reopened' || outcome.kind === 'notSpam') return false
  if (open.some(({ number }) => outcome.of.includes(number))) return false
  const concernsTicked =
    outcome.kind === 'booked' || (outcome.kind === 'closed' && !concernsPhone(outcome.reason))
  return concernsTicked || hasSeveralNames(leads)
}
