import { hasSeveralNames } from '#lib/desk/callers/caller-names'
import type { Caller } from '#lib/desk/callers/caller'
import { findChosenWindow } from '#lib/desk/callers/chosen-window'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { isJustSettled, type CallerView } from '#lib/desk/callers/view-caller'
import { foldName } from '#lib/leads/lead-search'

/**
 * Finds the lead to which “Next” leads: another person with the phone of the open card, otherwise
 * the first other caller of the list. A person who chose a time for the call is not suggested before
 * that time, and neither is a promised callback to come.
 * @param view the open card; null without a card
 */
export function findNextLead(
  lines: readonly Caller[],
  view: CallerView | null,
  now: Date,
): DeskLead | undefined {
  const other = lines.find(
    (line) => line.lead.caller !== view?.lead.caller && line.queuePart !== 'ahead',
  )
  return (view && findOtherPerson(view, now)) ?? other?.lead
}

/** Finds a lead on the card that can be called now, of a person without the latest outcome. */
function findOtherPerson(view: CallerView, now: Date): DeskLead | undefined {
  if (!hasSeveralNames(view.leads)) return undefined
  const isSettled = (lead: DeskLead) => isJustSettled(view, lead, now)
  // Before an outcome, the person of the card is not another person.
  const isOther = view.leads.some(isSettled)
    ? (lead: DeskLead) => !isSettled(lead)
    : (lead: DeskLead) => foldName(lead.name) !== foldName(view.lead.name)
  return view.open.find((lead) => isOther(lead) && isToCall(lead, now))
}

const isToCall = (lead: DeskLead, now: Date): boolean =>
  (lead.dueAt === null || lead.dueAt <= now.toISOString()) &&
  findChosenWindow(lead, now)?.phase !== 'ahead'
