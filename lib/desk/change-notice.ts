import { findCaller, type Caller } from '#lib/desk/callers/caller'
import {
  findUndoableEvent,
  listChangedLeads,
  readCallerHistory,
  type LeadEvent,
} from '#lib/desk/callers/caller-history'
import type { ChangeQuestion } from '#lib/desk/callers/change-caller'
import { listNames } from '#lib/desk/callers/caller-names'
import type { DeskLead } from '#lib/desk/callers/desk-lead'
import { describeEventTime } from '#lib/desk/callers/event-time'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import type { ChangeFlash, ConcernedLeads } from '#lib/desk/flash'

/**
 * The result of a change in words. `names` are the names of the people whom the change concerns.
 */
export type ChangeDescription = { text: string; names: string }

/** Describes the result of a change of a caller for the notice of the next page. */
export async function describeChange(
  { number, action, concerned, result }: ChangeFlash,
  texts: DeskTexts,
): Promise<ChangeDescription> {
  const { t, person, desk } = texts
  if (result.kind === 'noneTicked') return { text: t('said.noneTicked'), names: '' }
  if (result.kind === 'erased') {
    const text = t('said.erased', { number: String(number), leads: result.leads })
    return { text, names: '' }
  }
  const caller = await findCaller(person, desk, number)
  const history = caller ? await readCallerHistory(person, desk, caller) : []
  const event = findDescribedEvent({ action, result }, history)
  const changed = listChangedLeads(caller?.leads ?? [], event)
  const leads = changed.length > 0 ? changed : listConcerned(caller, concerned)
  const names = listNames(leads).join(', ') || t('lead.number', { number: String(number) })
  const state = describeStates(leads, texts)
  if (result.kind === 'done' && action === 'undo') {
    const text = t('said.undone', { name: names, action: texts.getActionName(action), state })
    return { text, names }
  }
  if (result.kind === 'done') {
    const values = { name: names, action: texts.getActionName(action) }
    if (result.isRepeated) return { text: t('said.repeated', values), names }
    const said = t('said.done', values)
    const kinds = action === 'booked' ? listKinds(leads, texts) : ''
    return { text: joinTexts(said, event && describeDetail(event, texts), kinds), names }
  }
  if (result.kind === 'ask') {
    const values = { name: names, time: texts.formatTime(result.at) }
    const question = result.isTogether ? 'together' : getQuestionText(action, result.question)
    return { text: t(`said.ask.${question}`, values), names }
  }
  if (result.kind === 'invalid' && action === 'separated')
    return { text: t('said.notSeparated', { name: names }), names }
  const text = t(`said.${result.kind}`, { name: names, state })
  return { text: joinSentences(text, describeConflict({ result }, history, texts)), names }
}

/**
 * The leads that a refused change would have concerned. Without ticked leads and without an
 * appointment, this is the lead of the card.
 */
function listConcerned(
  caller: Caller | null,
  { ticked, appointments }: ConcernedLeads = { ticked: [], appointments: [] },
): readonly DeskLead[] {
  if (!caller) return []
  const leads = caller.leads.filter(
    ({ number, appointmentId }) =>
      ticked.includes(number) || appointments.includes(appointmentId ?? ''),
  )
  return leads.length > 0 ? leads : [caller.lead]
}

/**
 * Returns the key of a question's text. During a colleague's call, the text about an outcome
 * differs from the text about another call.
 */
export const getQuestionText = (
  action: string,
  question: ChangeQuestion,
): ChangeQuestion | 'claimedOutcome' =>
  question === 'claimed' && action !== 'claim' && action !== 'release' ? 'claimedOutcome' : question

/**
 * Finds the event that names the people of a change. For a change that was made, this is the event
 * of the change. For an undo, this is the undone event, or the event that could not be undone.
 */
function findDescribedEvent(
  { action, result }: Pick<ChangeFlash, 'action' | 'result'>,
  history: readonly LeadEvent[],
): LeadEvent | undefined {
  if (result.kind === 'taken') return findUndoableEvent(history)
  if (result.kind !== 'done') return undefined
  const undo = action === 'undo' ? history.find((event) => event.action === 'undo') : undefined
  const id = undo ? undo.detail.undoes : result.event
  return history.find((event) => event.id === id)
}

/** The states of the leads, such as `booked, 10:00`. Equal states are listed once. */
function describeStates(leads: readonly DeskLead[], texts: DeskTexts): string {
  const states = leads.map((lead) => {
    const { label, detail } = texts.describeState(lead)
    return joinTexts(label, detail)
  })
  return [...new Set(states)].join('; ')
}

/** The kinds of the leads' appointments. Equal kinds are listed once. */
const listKinds = (leads: readonly DeskLead[], texts: DeskTexts): string =>
  [
    ...new Set(leads.map(({ appointment }) => texts.getAppointmentKindName(appointment?.kind))),
  ].join('; ')

/** The latest change by a colleague after a refusal because of this change; otherwise ''. */
function describeConflict(
  { result }: Pick<ChangeFlash, 'result'>,
  history: readonly LeadEvent[],
  texts: DeskTexts,
): string {
  const latest = result.kind === 'conflict' ? findUndoableEvent(history) : undefined
  if (!latest) return ''
  return texts.t('said.changed', {
    name: texts.getStaffName(latest.staffId),
    action: texts.getActionName(latest.action),
    time: texts.formatTime(latest.at),
  })
}

const joinSentences = (...sentences: string[]): string => sentences.filter(Boolean).join(' ')

/**
 * The reason of an event. Without a reason, the time of the event's appointment or callback; ''
 * without a time.
 */
const describeDetail = (event: LeadEvent, texts: DeskTexts): string =>
  texts.getReasonName(event.detail.reason) || describeEventTime(event, texts)
