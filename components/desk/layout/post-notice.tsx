import type { ReactNode } from 'react'
import { TickQuestion } from '#components/desk/callers/tick-question'
import { DeskButton, DeskLink } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { FormDraft } from '#components/desk/form/form-draft'
import { KeptNotice } from '#components/desk/layout/kept-notice'
import { alertClass, noticeClass } from '#components/desk/layout/page-styles'
import { describeChange, getQuestionText } from '#lib/desk/change-notice'
import type { DeskTexts } from '#lib/desk/desk-texts'
import {
  findSentValue,
  forgetQuestion,
  getPathname,
  readFlash,
  type ChangeFlash,
} from '#lib/desk/flash'

type PostNoticeProps = {
  texts: DeskTexts
  /** The path of the page that shows the notice. */
  to: string
  /**
   * The lead numbers of the caller whose card is open. Empty for a list without an open card.
   * Undefined for pages without a list.
   */
  numbers?: readonly number[]
  className?: string
  /** The first caller of the list whose card is not open; undefined for pages without a list. */
  next?: { href: string; name: string } | undefined
}

/**
 * The result of the last POST request. A saved change has an undo button if the change can be
 * undone. A refusal has a reason, and a request for confirmation has a button “yes”. The card of
 * another caller does not show the result of a change, because the buttons would seem to concern
 * this caller.
 */
export async function PostNotice(props: PostNoticeProps): Promise<ReactNode> {
  return <KeptNotice key={props.to}>{await renderNotice(props)}</KeptNotice>
}

async function renderNotice({
  texts,
  to,
  numbers,
  className = 'mx-4 my-3',
  next,
}: PostNoticeProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const flash = await readFlash(person, desk)
  if (!flash || flash.said === 'content') return null
  if (flash.said === 'change' && !isShownHere(flash, to, numbers)) {
    await forgetQuestion(person, desk, flash)
    return null
  }
  const { text, names } =
    flash.said === 'change'
      ? await describeChange(flash, texts)
      : { text: t(`said.${flash.said}`), names: '' }
  const isDone =
    flash.said === 'change' && (flash.result.kind === 'done' || flash.result.kind === 'erased')
  return (
    <div
      role={isDone ? 'status' : 'alert'}
      className={`press-guard flex flex-wrap items-center gap-x-4 gap-y-2 ${className} ${isDone ? noticeClass : alertClass}`}
    >
      <p className="mr-auto">{text}</p>
      {flash.said === 'change' && (
        <NoticeActions flash={flash} names={names} texts={texts} to={to} />
      )}
      {isDone && next && (
        <DeskLink look="primary" href={next.href} text={t('queue.next', { name: next.name })} />
      )}
    </div>
  )
}

/** True on the card of the changed caller, and on the page without a list that sent the form. */
function isShownHere(
  { number, path, result }: ChangeFlash,
  to: string,
  numbers: readonly number[] | undefined,
): boolean {
  // The caller of an erased lead has no card.
  if (result.kind === 'erased' || result.kind === 'gone') return true
  return numbers ? numbers.includes(number) : getPathname(path) === getPathname(to)
}

/**
 * The buttons of the notice. After a saved change a button undoes the change. A change that needs a
 * confirmation (`ask`) has a button “yes”. If the question is about the time, another button opens
 * the dialog again.
 */
function NoticeActions({
  flash: { number, action, result, fields = [] },
  names,
  texts: { t },
  to,
}: {
  flash: ChangeFlash
  /** The names of the people whom the change concerns. */
  names: string
  texts: DeskTexts
  to: string
}): ReactNode {
  const isAboutTime =
    result.kind === 'ask' && ['past', 'outsideHours', 'doubleBooked'].includes(result.question)
  return (
    <>
      {result.kind === 'done' && result.event !== undefined && (
        <DeskForm
          action="/api/staff/lead"
          fields={{ number, to, kind: 'undo', event: result.event }}
        >
          <DeskButton text={t('do.undoNamed', { name: names })} />
        </DeskForm>
      )}
      {result.kind === 'ask' && (
        <TickQuestion message={t('said.withdrawn')}>
          <DeskForm action="/api/staff/lead" fields={[...fields, ['sure', result.question]]}>
            <DeskButton
              look="primary"
              text={t(`said.sure.${getQuestionText(action, result.question)}`)}
            />
          </DeskForm>
          {isAboutTime && (
            <DeskButton
              type="button"
              popoverTarget={getTimeDialogId(action, findSentValue(fields, 'do'))}
              text={t('said.otherTime')}
            />
          )}
        </TickQuestion>
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
