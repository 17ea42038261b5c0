import type { ReactNode } from 'react'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { FormDraft } from '#components/desk/form/form-draft'
import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { findCaller, type Caller } from '#lib/desk/callers/caller'
import {
  findUndoableEvent,
  readCallerHistory,
  type LeadEvent,
} from '#lib/desk/callers/caller-history'
import { listNames } from '#lib/desk/callers/caller-names'
import { joinTexts } from '#lib/desk/desk-dates'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { findSentValue, readFlash, type Flash } from '#lib/desk/flash'

type PostNoticeProps = {
  texts: DeskTexts
  /** The path of the page that shows the notice. */
  to: string
  /** The first caller of the list whose card is not open; undefined for pages without a list. */
  next?: { href: string; name: string } | undefined
}

/**
 * The result of the last POST request. A saved change has an undo button if the change can be
 * undone. A refusal has a reason, and a request for confirmation has a button “yes”.
 */
export async function PostNotice({ texts, to, next }: PostNoticeProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const flash = await readFlash(person, desk)
  if (!flash || flash.said === 'content') return null
  const isDone =
    flash.said === 'change' && (flash.result.kind === 'done' || flash.result.kind === 'erased')
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      className={`mx-4 my-3 flex flex-wrap items-center gap-x-4 gap-y-2 ${isDone ? noticeClass : alertClass}`}
    >
      <p className="mr-auto">{await describeFlash(flash, texts)}</p>
      {flash.said === 'change' && <NoticeActions flash={flash} texts={texts} to={to} />}
      {isDone && next && (
        <DeskLink look="primary" href={next.href} text={t('queue.next', { name: next.name })} />
      )}
    </div>
  )
}

type ChangeFlash = Extract<Flash, { said: 'change' }>

/**
 * The buttons of the notice. After a saved change a button undoes the change. A change that needs a
 * confirmation (`ask`) has a button “yes”. If the question is about the time, another button opens
 * the dialog again.
 */
function NoticeActions({
  flash: { number, action, result, fields = [] },
  texts: { t },
  to,
}: {
  flash: ChangeFlash
  texts: DeskTexts
  to: string
}): ReactNode {
  const isAboutTime =
    result.kind === 'ask' &&
    (result.question === 'outsideHours' || result.question === 'doubleBooked')
  return (
    <>
      {result.kind === 'done' && result.event !== undefined && (
        <DeskForm
          action="/api/staff/lead"
          fields={{ number, to, kind: 'undo', event: result.event }}
        >
          <DeskButton text={t('do.undo')} />
        </DeskForm>
      )}
      {result.kind === 'ask' && (
        <DeskForm action="/api/staff/lead" fields={[...fields, ['sure', result.question]]}>
          <DeskButton look="primary" text={t(`said.sure.${result.question}`)} />
        </DeskForm>
      )}
      {isAboutTime && (
        <DeskButton
          type="button"
          popoverTarget={getTimeDialogId(action, findSentValue(fields, 'do'))}
          text={t('said.otherTime')}
        />
      )}
      {action === 'added' && <FormDraft name="add" saved={fields.map(([, value]) => value)} />}
    </>
  )
}

/**
 * Returns the id of the dialog in which the member of staff chose the time (`OutcomeDialog`).
 * @param pressed the value of the pressed button, such as `kind=moved&appointment=…`
 */
function getTimeDialogId(action: string, pressed = ''): string {
  const appointment = new URLSearchParams(pressed).get('appointment')
  return appointment === null ? action : `${action}-${appointment}`
}

async function describeFlash(
  flash: Exclude<Flash, { said: 'content' }>,
  texts: DeskTexts,
): Promise<string> {
  const { t } = texts
  if (flash.said === 'change') return describeChange(flash, texts)
  return t(`said.${flash.said}`)
}

async function describeChange(
  { number, action, result }: ChangeFlash,
  texts: DeskTexts,
): Promise<string> {
  const { t, person, desk } = texts
  if (result.kind === 'erased')
    return t('said.erased', { number: String(number), leads: result.leads })
  const caller = await findCaller(person, desk, number)
  const history = caller ? await readCallerHistory(person, desk, caller) : []
  if (result.kind === 'done') {
    const event = history.find(({ id }) => id === result.event)
    const name = listChangedNames(caller, event) || t('lead.number', { number: String(number) })
    return joinTexts(
      t('said.done', { name, action: texts.getActionName(action) }),
      event && describeDetail(event, texts),
    )
  }
  const name = caller?.lead.name ?? t('lead.number', { number: String(number) })
  if (result.kind === 'ask') {
    const question = result.isTogether ? 'together' : result.question
    return t(`said.ask.${question}`, { name, time: texts.formatTime(result.at) })
  }
  const text = t(`said.${result.kind}`, { name })
  if (result.kind !== 'conflict') return text
  const latest = findUndoableEvent(history)
  if (!latest) return text
  const change = {
    name: texts.getStaffName(latest.staffId),
    action: texts.getActionName(latest.action),
    time: texts.formatTime(latest.at),
  }
  return `${text} ${t('said.changed', change)}`
}

/**
 * Lists the names in the leads that the event changed. Without an event or without changed leads,
 * returns the name in the chosen lead.
 */
function listChangedNames(caller: Caller | null, event: LeadEvent | undefined): string {
  if (!caller) return ''
  const { before = {} } = event?.detail ?? {}
  const changed = caller.leads.filter(({ number }) => before[number] !== undefined)
  return listNames(changed.length > 0 ? changed : [caller.lead]).join(', ')
}

/**
 * The reason of an event. Without a reason, the time of the event's appointment or callback; ''
 * without a time.
 */
function describeDetail({ detail }: LeadEvent, texts: DeskTexts): string {
  return (
    texts.getReasonName(detail.reason) || texts.formatTime(detail.appointmentAt ?? detail.dueAt)
  )
}
